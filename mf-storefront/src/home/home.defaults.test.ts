import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { DEFAULT_BENEFITS, DEFAULT_CARDS, DEFAULT_HERO } from './home.defaults.ts';

type Section = { page: string; section: string; title: string; content: string; imageUrl: string | null };
const file = join(fileURLToPath(import.meta.url), '../../../../seed/pages.json');
const pageContents = JSON.parse(readFileSync(file, 'utf8')) as Section[];

const seeded = (section: string) => {
  const found = pageContents.find((entry) => entry.page === 'home' && entry.section === section);
  if (!found) throw new Error(`the seed has no section ${section}`);
  const { title, content, imageUrl } = found;
  return { title, content, ...(imageUrl && { imageUrl }) };
};

test('when the content does not come then shoppers read what the seed says', () => {
  expect(DEFAULT_HERO).toEqual(seeded('hero'));
  expect(DEFAULT_BENEFITS).toEqual(seeded('benefits'));
  for (const { section, ...card } of DEFAULT_CARDS) expect(card).toEqual(seeded(section));
});
