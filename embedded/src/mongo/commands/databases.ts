import { maySee } from '../auth/authorize.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../match/filter.ts';
import type { Command } from './command.ts';
import { docField, flagField, textField } from './fields.ts';

export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run(command, context) {
    const all = new Set(context.storage.catalog.all().map(({ db }) => db));
    const names = [...all].filter((db) => maySee(db, context)).sort();
    const matches = compileFilter(docField(command, 'filter') ?? {});
    const shown = names.filter((name) => matches({ name }));
    if (flagField(command, 'nameOnly')) return { databases: shown.map((name) => ({ name })), ok: 1 };
    // The sizes of single databases are not known: they share one file.
    const databases = shown.map((name) => ({ name, sizeOnDisk: 0, empty: false }));
    return { databases, totalSize: 0, ok: 1 };
  },
};

export const dropDatabase: Command = {
  fields: [],
  writes: true,
  run(command, { storage, cursors }) {
    const db = textField(command, '$db');
    // This database contains the users.
    if (db === 'admin')
      throw new MongoError(20, 'IllegalOperation', "Dropping the 'admin' database is prohibited.");
    for (const collection of storage.catalog.all())
      if (collection.db === db) storage.catalog.drop(collection);
    cursors.killUnder(`${db}.`);
    return { dropped: db, ok: 1 };
  },
};
