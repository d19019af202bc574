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

const sizeOf = (parts: Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

const DOCUMENT = 3;
const ARRAY = 4;
const END = Buffer.of(0);
// Parts are joined once, when the whole message is there, because each copy of a large document costs time.
const head = (type: number, name: string): Buffer => Buffer.from(`${String.fromCharCode(type)}${name}\0`);
const document = (elements: Buffer[]): Buffer[] => [int32(sizeOf(elements) + 5), ...elements, END];

/** The elements of a BSON document without its length and end. */
const elementsOf = (doc: Record<string, unknown>): Buffer => encode(doc).subarray(4, -1);

function cursorReply({ id, ns, field, docs }: CursorBatch): Buffer[] {
  const batch = document(docs.flatMap((doc, i) => [head(DOCUMENT, String(i)), doc]));
  const cursor = document([elementsOf({ id, ns }), head(ARRAY, field), ...batch]);
  return document([head(DOCUMENT, 'cursor'), ...cursor, elementsOf({ ok: 1 })]);
}

const isBatch = (reply: Reply): reply is { cursor: CursorBatch } => {
  const { cursor } = reply;
  return typeof cursor === 'object' && cursor !== null && 'docs' in cursor;
};

const encodeReply = (reply: Reply): Buffer[] =>
  isBatch(reply) ? cursorReply(reply.cursor) : [encode(reply)];

function framed(opcode: number, { id, to }: { id: number; to: number }, parts: Buffer[]): Buffer {
  const size = sizeOf(parts) + 16;
  return Buffer.concat([int32(size), int32(id), int32(to), int32(opcode), ...parts], size);
}

type ReplyIds = { id: number; to: number };

/** The answer to an ordinary message: no flags, one section. */
export const messageReply = (ids: ReplyIds, reply: Reply): Buffer =>
  framed(OP_MSG, ids, [int32(0), END, ...encodeReply(reply)]);

/** The answer to a driver's first hello: flags, cursor, start and count come before the document. */
export const legacyReply = (ids: ReplyIds, reply: Reply): Buffer =>
  framed(OP_REPLY, ids, [int32(8), Buffer.alloc(8), int32(0), int32(1), ...encodeReply(reply)]);
