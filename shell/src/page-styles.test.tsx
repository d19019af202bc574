import { CacheProvider, css } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';

// Imported after the packages above: Jest cannot load emotion's cache together with modules that require it.
const { cacheOfPage, stylesOf } = await import('./page-styles.ts');

const red = css({ color: 'red' });

test('when the server has written a style then its element stays in place and only new styles are added', () => {
  const { names, css: written } = stylesOf({ [red.name]: `.css-${red.name}{color:red}` });
  document.head.innerHTML = `<style data-css="${names}">${written}</style>`;
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.head, { childList: true });

  render(
    <CacheProvider value={cacheOfPage()}>
      <p css={red}>Miel</p>
      <p css={{ color: 'blue' }}>Flor</p>
    </CacheProvider>,
  );

  const removed = changes.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
  expect(removed).toEqual([]);
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map((rule) => rule.cssText);
  expect(rules.filter((rule) => rule.includes('color: red'))).toHaveLength(1);
  expect(rules.filter((rule) => rule.includes('color: blue'))).toHaveLength(1);
});
