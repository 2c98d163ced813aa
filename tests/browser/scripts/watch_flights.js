window.__flown = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node.classList?.contains("ghost")) window.__flown += 1;
}).observe(document, { subtree: true, childList: true });
