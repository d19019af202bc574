import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { MAX_ITEMS } from '@shop/contracts/content';
import { PAGES_OF_SHOPPERS, wordsIn, type Found } from './testing/words-in.ts';
import { SHOP_WORDS } from '@shop/contracts/shop-words';
import { KNOWN_TEXTS } from './known-texts.ts';
import { keyOf } from './text-rows.ts';

const root = join(import.meta.dirname, '../../..');
const found: Found[] = globSync(PAGES_OF_SHOPPERS, { cwd: root })
  .filter((file) => !/\.test\.|\/(?:testing|preview|boundaries|overrides)\//.test(file))
  .map((file) => wordsIn(file, readFileSync(join(root, file), 'utf8')));
const { 'mails/words': _, ...OF_PAGES } = SHOP_WORDS;
const known = Object.values(OF_PAGES).flat();

test('when a page of shoppers says a word of its own then the owner can change it', () => {
  const said = new Set(found.flatMap(({ words }) => words));

  expect([...said].filter((word) => !known.includes(word))).toEqual([]);
});

test('when a page of shoppers says a word then it asks whether the owner says it otherwise', () => {
  expect(found.flatMap(({ unsaid }) => unsaid)).toEqual([]);
});

test('when the owner can change a word then a page says it, and it stands once', () => {
  const literals = new Set(found.flatMap((file) => file.literals));

  expect(known.filter((word) => !literals.has(word))).toEqual([]);
  expect(known.length).toBe(new Set(known).size);
});

test('when a payment fails then the owner can change those words', () => {
  const source = readFileSync(join(root, 'packages/contracts/src/payment-reasons.ts'), 'utf8');
  const reasons = wordsIn('packages/contracts', source).literals.filter((text) => text.includes(' '));

  expect(reasons.filter((word) => !known.includes(word))).toEqual([]);
});

test.each(Object.entries(OF_PAGES))(
  'when every word of %s is changed then one entry holds them',
  (_section, words) => {
    expect(words.length).toBeLessThanOrEqual(MAX_ITEMS);
    expect(words.filter((word) => word.length > 200)).toEqual([]);
  },
);

test('when words can be replaced then a text of the list does it, and no such text is without words', () => {
  const texts = KNOWN_TEXTS.filter(({ section }) => section.startsWith('words')).map(keyOf);

  expect(texts.toSorted()).toEqual(Object.keys(SHOP_WORDS).toSorted());
});
