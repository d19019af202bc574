/** Calls `run` whenever the document's title changes; a page sets it later than the address. */
export const onTitleChange = (run: () => void) => {
  const observer = new MutationObserver(run);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
