import { expect, test } from '@jest/globals';
import { pageContents } from '../../../seed/pages.ts';
import { DEFAULT_BENEFITS, DEFAULT_CARDS, DEFAULT_HERO } from './home.defaults.ts';

const seeded = (section: string) => {
  const found = pageContents.find((entry) => entry.page === 'home' && entry.section === section);
  if (!found) throw new Error(`the seed has no section ${section}`);
  const { title, content, imageKey } = found;
  return { title, content, ...(imageKey ? { imageUrl: `/media/${imageKey}` } : {}) };
};

test('when the content does not come, then shoppers read what the seed says', () => {
  expect(DEFAULT_HERO).toEqual(seeded('hero'));
  expect(DEFAULT_BENEFITS).toEqual(seeded('benefits'));
  for (const { section, ...card } of DEFAULT_CARDS) expect(card).toEqual(seeded(section));
});
