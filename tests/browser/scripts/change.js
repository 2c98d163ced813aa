// Put a value into a field as a person would.
(element, value) => {
  element.value = value;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}
