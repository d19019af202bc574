import { encode } from '../bson/codec.ts';
import type { Command } from './command.ts';
import { existing, targetOf } from './target.ts';

export const listIndexes: Command = {
  fields: ['cursor'],
  run(command, { storage, cursors }) {
    const target = targetOf(command, 'listIndexes', storage);
    const { idIndex, indexes } = existing(target);
    const docs = [idIndex, ...indexes].map(({ spec }) => encode({ v: 2, ...spec }));
    return { cursor: cursors.open({ ns: target.ns, docs }) };
  },
};
