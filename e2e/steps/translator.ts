import type { Page } from '@playwright/test';

/** As browsers' translators do: each text of the page is replaced by elements of their own. */
const replaceTexts = () => {
  const replace = (root: Node) => {
    const found: Node[] = [];
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || parent.closest('script, style, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.textContent;
      parent.replaceChild(outer, text);
    }
  };
  replace(document.body);
  return replace;
};

/** Once, as the page is now. */
export const translate = (page: Page): Promise<unknown> => page.evaluate(`(${replaceTexts})()`);

/** From now on, also what comes later. */
export const translateLive = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const replace = (${replaceTexts})();
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') replace(target.parentNode ?? target);
        else for (const node of addedNodes) replace(node.nodeType === 3 && node.parentNode ? node.parentNode : node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }`);
