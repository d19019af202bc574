/** Calls `run` whenever the document has another title, which a page brings along: it arrives later than the address. */
export const onTitleChange = (run: () => void) => {
  const observer = new MutationObserver(run);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
