import type { Doc } from '../bson/values.ts';
import { attempt } from '../storage/attempt.ts';
import { insertDocument } from '../storage/documents.ts';
import type { Command } from './command.ts';
import { flagField } from './fields.ts';
import { docsField } from './list-fields.ts';
import { ensureCollection, targetOf } from './target.ts';
import { MAX_WRITES, runStatements } from './statements.ts';

export const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run(command, { storage }) {
    const docs = docsField(command, 'documents', { most: MAX_WRITES });
    const collection = ensureCollection(targetOf(command, 'insert', storage), storage);
    let n = 0;
    const insertOne = (doc: Doc) => {
      attempt(storage, collection, () => insertDocument(storage, collection, doc));
      n++;
    };
    const ordered = !('ordered' in command) || flagField(command, 'ordered');
    const errors = runStatements(docs, ordered, insertOne);
    return { n, ...errors, ok: 1 };
  },
};
