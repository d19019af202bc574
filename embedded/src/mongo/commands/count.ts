import { type BsonValue, type Doc, fieldOf, isNumber } from '../bson/values.ts';
import { fromNumber, toNumber } from '../bson/numbers.ts';
import { keyOf } from '../bson/key.ts';
import { countRows, findRows } from '../query/find-rows.ts';
import { keyRows } from '../storage/key-rows.ts';
import type { Command } from './command.ts';
import { docField, hintField, textField } from './fields.ts';
import { queryOf } from './find.ts';
import { targetOf } from './target.ts';

/** Only count reads a negative limit as a positive one. */
const withPositiveLimit = (command: Doc): Doc => {
  const limit = fieldOf(command, 'limit');
  return isNumber(limit) ? { ...command, limit: fromNumber(Math.abs(toNumber(limit))) } : command;
};

export const count: Command = {
  fields: ['query', 'skip', 'limit', 'hint'],
  run(command, { storage }) {
    const { collection } = targetOf(command, 'count', storage);
    return {
      n: countRows(storage.database, collection, queryOf(withPositiveLimit(command), 'query')),
      ok: 1,
    };
  },
};

export const distinct: Command = {
  fields: ['key', 'query', 'hint'],
  run(command, { storage }) {
    const { collection } = targetOf(command, 'distinct', storage);
    const path = textField(command, 'key').split('.');
    const query = { filter: docField(command, 'query') ?? {}, hint: hintField(command) };
    const values = new Map<string, BsonValue>();
    for (const { doc } of findRows(storage.database, collection, query)) {
      for (const [value] of keyRows(doc, [path]).rows) {
        if (value !== undefined && typeof value !== 'symbol')
          values.set(keyOf(value).toString('latin1'), value);
      }
    }
    return { values: [...values.values()], ok: 1 };
  },
};
