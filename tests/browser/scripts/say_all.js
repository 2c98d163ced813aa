// Say one thing after the other through the form of the chat.
async (field, texts) => {
  for (const text of texts) {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
