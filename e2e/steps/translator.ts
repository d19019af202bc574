import type { Page } from '@playwright/test';

/** Like browser translators: replaces each text of the page by an element. */
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

/** Translates once, the page in its present state. */
export const translate = (page: Page): Promise<unknown> => page.evaluate(`(${replaceTexts})()`);

/** Translates from now on, including later content. */
export const translateLive = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const replace = (${replaceTexts})();
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') replace(target.parentNode ?? target);
        else for (const node of addedNodes) replace(node.nodeType === 3 && node.parentNode ? node.parentNode : node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }`);
