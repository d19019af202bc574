import { BSONRegExp } from 'bson';
import { MongoError } from '../errors.ts';
import { encode } from '../bson/codec.ts';
import { type BsonValue, type Doc, isArray, isDoc } from '../bson/values.ts';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Errors 52 and 53 for a value that may not be an `_id`. */
export function assertId(id: BsonValue): void {
  if (isArray(id) || id instanceof BSONRegExp) {
    throw new MongoError(53, 'InvalidIdField', "The '_id' value cannot be an array or a regular expression");
  }
  if (isDoc(id) && Object.keys(id).some((name) => name.startsWith('$'))) {
    throw new MongoError(52, 'DollarPrefixedFieldName', `_id fields may not contain '$'-prefixed fields`);
  }
}

/** Error 10334 for a document that is too large. */
export function encodeDocument(doc: Doc): Buffer {
  const raw = encode(doc);
  if (raw.length <= MAX_DOCUMENT_BYTES) return raw;
  throw new MongoError(10334, 'BSONObjectTooLarge', `BSONObj size: ${raw.length} is larger than 16 MB`);
}
