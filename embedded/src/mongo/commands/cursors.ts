import { Long } from 'bson';
import { typeMismatch } from '../errors.ts';
import type { BsonValue } from '../bson/values.ts';
import { fieldOf } from '../bson/values.ts';
import type { Command } from './command.ts';
import { countField, textField } from './fields.ts';
import { listField } from './list-fields.ts';
import { targetOf } from './target.ts';

const cursorId = (value: BsonValue | undefined): bigint => {
  if (value instanceof Long) return value.toBigInt();
  throw typeMismatch("BSON field 'getMore' is the wrong type, expected type 'long'");
};

export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run(command, { cursors }) {
    const ns = `${textField(command, '$db')}.${textField(command, 'collection')}`;
    return {
      cursor: cursors.more(cursorId(fieldOf(command, 'getMore')), ns, countField(command, 'batchSize')),
    };
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  run(command, { storage, cursors }) {
    const { ns } = targetOf(command, 'killCursors', storage);
    const ids = listField(command, 'cursors').map(cursorId);
    const asLongs = (list: bigint[]) => list.map((id) => Long.fromBigInt(id));
    const killed = ids.filter((id) => cursors.kill(id, ns));
    return {
      cursorsKilled: asLongs(killed),
      cursorsNotFound: asLongs(ids.filter((id) => !killed.includes(id))),
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    };
  },
};
