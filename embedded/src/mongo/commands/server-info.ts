import { MAX_MESSAGE_BYTES } from '../wire/framer.ts';
import { MAX_DOCUMENT_BYTES } from '../storage/document-rules.ts';
import type { Command } from './command.ts';
import { MAX_WRITES } from './statements.ts';

const VERSION = [7, 0, 0, 0];
const WIRE_VERSION = 21;

/**
 * Announces a standalone server: no replica set, and no logicalSessionTimeoutMinutes, so drivers use neither
 * sessions nor retryable writes nor transactions, whatever their options say.
 */
export const hello: Command = {
  // Drivers tell more about themselves with every version; nothing of it changes the answer.
  fields: 'any',
  run: (command, { client, legacy }) => ({
    helloOk: true,
    [legacy || !('hello' in command) ? 'ismaster' : 'isWritablePrimary']: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITES,
    localTime: new Date(),
    connectionId: client.id,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ok: 1,
  }),
};

export const ping: Command = { fields: [], run: () => ({ ok: 1 }) };

export const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: VERSION.slice(0, 3).join('.'),
    versionArray: VERSION,
    modules: ['embedded'],
    bits: 64,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    ok: 1,
  }),
};

export const serverStatus: Command = {
  fields: [],
  run: () => ({
    version: VERSION.slice(0, 3).join('.'),
    process: 'embedded',
    pid: process.pid,
    uptime: Math.floor(process.uptime()),
    localTime: new Date(),
    ok: 1,
  }),
};
