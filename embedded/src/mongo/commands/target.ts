import { MongoError } from '../errors.ts';
import type { Doc } from '../bson/values.ts';
import { type Collection, nameOf } from '../storage/collection.ts';
import type { Storage } from '../storage/storage.ts';
import { textField } from './fields.ts';

/** The collection that a command names, whether it exists or not. */
export type Target = { db: string; name: string; ns: string; collection: Collection | undefined };

export function targetOf(command: Doc, field: string, { catalog }: Storage): Target {
  const [db, name] = [textField(command, '$db'), textField(command, field)];
  if (name === '') throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${db}.'`);
  return { db, name, ns: nameOf({ db, name }), collection: catalog.find(db, name) };
}

export const ensureCollection = ({ db, name, collection }: Target, { catalog }: Storage): Collection =>
  collection ?? catalog.create(db, name);

export function existing({ ns, collection }: Target): Collection {
  if (collection) return collection;
  throw new MongoError(26, 'NamespaceNotFound', `ns not found ${ns}`);
}
