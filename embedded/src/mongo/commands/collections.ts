import { Binary } from 'bson';
import { MongoError } from '../errors.ts';
import { encode } from '../bson/codec.ts';
import { fromNumber } from '../bson/numbers.ts';
import type { Doc } from '../bson/values.ts';
import { compileFilter } from '../match/filter.ts';
import type { Collection } from '../storage/collection.ts';
import type { Command } from './command.ts';
import { docField, flagField, textField } from './fields.ts';
import { existing, targetOf } from './target.ts';

export const create: Command = {
  fields: [],
  writes: true,
  run(command, { storage }) {
    const { db, name, ns, collection } = targetOf(command, 'create', storage);
    if (collection) throw new MongoError(48, 'NamespaceExists', `Collection ${ns} already exists.`);
    storage.catalog.create(db, name);
    return { ok: 1 };
  },
};

export const drop: Command = {
  fields: [],
  writes: true,
  run(command, { storage, cursors }) {
    const target = targetOf(command, 'drop', storage);
    const collection = existing(target);
    const nIndexesWas = collection.indexes.length + 1;
    storage.catalog.drop(collection);
    cursors.killUnder(target.ns);
    return { ns: target.ns, nIndexesWas, ok: 1 };
  },
};

/** A stable id of a collection, in place of MongoDB's UUID. */
function uuidOf({ id }: Collection): Binary {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(id, 12);
  return new Binary(bytes, Binary.SUBTYPE_UUID);
}

const described = (collection: Collection): Doc => ({
  name: collection.name,
  type: 'collection',
  options: {},
  info: { readOnly: false, uuid: uuidOf(collection) },
  idIndex: { v: fromNumber(2), key: { _id: fromNumber(1) }, name: '_id_' },
});

export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  run(command, { storage, cursors }) {
    const db = textField(command, '$db');
    const matches = compileFilter(docField(command, 'filter') ?? {});
    const found = storage.catalog.all().filter((collection) => collection.db === db);
    const docs = found.map(described).filter(matches);
    const shown = flagField(command, 'nameOnly') ? docs.map(({ name, type }) => ({ name, type })) : docs;
    return {
      cursor: cursors.open({ ns: `${db}.$cmd.listCollections`, docs: shown.map((doc) => encode(doc)) }),
    };
  },
};
