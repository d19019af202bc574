import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openSqlite } from './open-sqlite.ts';
import { readJson } from './read-json.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('when a database file cannot be opened then the error names it and what to look at', () => {
  const file = join(temporaryFolder(), 'missing', 'mongo.sqlite');
  expect(() => openSqlite(file, '')).toThrow(
    `${file}: unable to open database file. See that this user may write`,
  );
});

test('when a database file is damaged then the error names it and the backup', () => {
  const file = join(temporaryFolder(), 'mongo.sqlite');
  writeFileSync(file, 'no database '.repeat(100));
  expect(() => openSqlite(file, 'PRAGMA journal_mode = WAL')).toThrow(
    `${file}: file is not a database. The file is damaged: move it away and restore a backup`,
  );
});

test('when a file of secrets ends early then the error names it and the remedy', () => {
  const file = join(temporaryFolder(), 'secrets.json');
  writeFileSync(file, '');
  expect(() => readJson(file, 'Move it away')).toThrow(`${file}: Unexpected end of JSON input. Move it away`);
});
