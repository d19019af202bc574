import { encode } from '../bson/codec.ts';

const OP_REPLY = 1;
const OP_MSG = 2013;

/** A batch of documents that stay the bytes they are stored as. */
export type CursorBatch = { id: bigint; ns: string; field: 'firstBatch' | 'nextBatch'; docs: Buffer[] };
export type Reply = { cursor: CursorBatch } | Record<string, unknown>;

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

const DOCUMENT = 3;
const ARRAY = 4;
const element = (type: number, name: string, value: Buffer): Buffer =>
  Buffer.concat([Buffer.of(type), Buffer.from(`${name}\0`), value]);

const document = (elements: Buffer[]): Buffer => {
  const size = elements.reduce((sum, { length }) => sum + length, 5);
  return Buffer.concat([int32(size), ...elements, Buffer.of(0)], size);
};

/** The elements of a BSON document without its length and end. */
const elementsOf = (doc: Record<string, unknown>): Buffer => encode(doc).subarray(4, -1);

function cursorReply({ id, ns, field, docs }: CursorBatch): Buffer {
  const batch = document(docs.map((doc, i) => element(DOCUMENT, String(i), doc)));
  const cursor = document([elementsOf({ id, ns }), element(ARRAY, field, batch)]);
  return document([element(DOCUMENT, 'cursor', cursor), elementsOf({ ok: 1 })]);
}

const isBatch = (reply: Reply): reply is { cursor: CursorBatch } => {
  const { cursor } = reply;
  return typeof cursor === 'object' && cursor !== null && 'docs' in cursor;
};

const encodeReply = (reply: Reply): Buffer => (isBatch(reply) ? cursorReply(reply.cursor) : encode(reply));

function framed(opcode: number, { id, to }: { id: number; to: number }, parts: Buffer[]): Buffer {
  const size = parts.reduce((sum, { length }) => sum + length, 16);
  return Buffer.concat([int32(size), int32(id), int32(to), int32(opcode), ...parts], size);
}

export type ReplyIds = { id: number; to: number };

/** The answer to an ordinary message: no flags, one section. */
export const messageReply = (ids: ReplyIds, reply: Reply): Buffer =>
  framed(OP_MSG, ids, [int32(0), Buffer.of(0), encodeReply(reply)]);

/** The answer to a driver's first hello: flags, cursor, start and count come before the document. */
export const legacyReply = (ids: ReplyIds, reply: Reply): Buffer =>
  framed(OP_REPLY, ids, [int32(8), Buffer.alloc(8), int32(0), int32(1), encodeReply(reply)]);
