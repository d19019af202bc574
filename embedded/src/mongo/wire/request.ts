import { decode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import { readSequence } from './sequence.ts';

const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const EXHAUST_ALLOWED = 1 << 16;
/** The lower 16 flags must be understood by the receiver. */
const REQUIRED_FLAGS = 0xffff;

/** A command as it came in. `legacy`: by the old message kind that drivers use for their first hello. */
export type Request = { id: number; command: Doc; wantsReply: boolean; legacy: boolean };

function readMessage(message: Buffer): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const unknown = flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME | EXHAUST_ALLOWED);
  if (unknown) throw new Error(`unknown flags ${unknown}`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let body: Doc | undefined;
  const sequences: [string, Doc[]][] = [];
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message[at++];
    const length = message.readInt32LE(at);
    if (length < 5 || at + length > end) throw new Error('a section of impossible length');
    const section = message.subarray(at, at + length);
    if (kind === 0 && !body) body = decode(section);
    else if (kind === 1) sequences.push(readSequence(section));
    else throw new Error(`unexpected section kind ${kind}`);
    at += length;
  }
  if (!body) throw new Error('a message without a body');
  const command = { ...body, ...Object.fromEntries(sequences) };
  return { id: message.readInt32LE(4), command, wantsReply: !(flags & MORE_TO_COME), legacy: false };
}

function readQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  if (nameEnd < 0) throw new Error('a query without a collection');
  const [db = ''] = message.toString('utf8', HEADER_BYTES + 4, nameEnd).split('.');
  // Behind the name stand two numbers (skip, limit) that mean nothing for a command.
  const command = decode(message.subarray(nameEnd + 9));
  return { id: message.readInt32LE(4), command: { ...command, $db: db }, wantsReply: true, legacy: true };
}

/** Reads one message; throws on anything malformed. */
export function readRequest(message: Buffer): Request {
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return readMessage(message);
  if (opcode === OP_QUERY) return readQuery(message);
  throw new Error(`opcode ${opcode} is not supported`);
}
