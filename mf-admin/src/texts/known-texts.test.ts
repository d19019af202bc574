import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { KNOWN_TEXTS } from './known-texts.ts';
import { keyOf } from './text-rows.ts';

type Entry = { page: string; section: string };
const file = join(fileURLToPath(import.meta.url), '../../../../seed/pages.json');
const seeded = JSON.parse(readFileSync(file, 'utf8')) as Entry[];

test('when a new shop has a text then the owner finds it by a name', () => {
  const known = KNOWN_TEXTS.map(keyOf);

  expect(seeded.map(keyOf).filter((key) => !known.includes(key))).toEqual([]);
});

test('when a text of mails can be written then mails say it', () => {
  const written = KNOWN_TEXTS.filter(({ page }) => page === 'mails').map(keyOf);
  const said = seeded.filter(({ page }) => page === 'mails').map(keyOf);

  // A new shop has no closing text, and replaces no words.
  expect(written.toSorted()).toEqual([...said, 'mails/closing', 'mails/words'].toSorted());
});
