import { failedToParse } from '../errors.ts';
import { type Doc, fieldOf } from '../bson/values.ts';
import { parseUpdate, type Update } from '../update/update.ts';
import { docField, flagField } from './fields.ts';

/** `update` is undefined when the document is to be removed. */
export type Options = { filter: Doc; update?: Update; upsert: boolean; wantsNew: boolean };

/** Reads the options; error 9 when they contradict each other. */
export function readOptions(command: Doc): Options {
  const [remove, upsert, wantsNew] = ['remove', 'upsert', 'new'].map((name) => flagField(command, name));
  const given = fieldOf(command, 'update');
  if (remove && given !== undefined) throw failedToParse('Cannot specify both an update and remove=true');
  if (remove && upsert) throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (remove && wantsNew)
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!remove && given === undefined)
    throw failedToParse('Either an update or remove=true must be specified');
  const update = remove ? undefined : parseUpdate(given);
  return { filter: docField(command, 'query') ?? {}, update, upsert: upsert!, wantsNew: wantsNew! };
}
