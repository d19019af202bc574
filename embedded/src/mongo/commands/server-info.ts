import { MAX_DOCUMENT_BYTES } from '../storage/document-rules.ts';
import type { Command } from './command.ts';

const VERSION = [7, 0, 0, 0];

export const ping: Command = { fields: [], run: () => ({ ok: 1 }) };

export const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: VERSION.slice(0, 3).join('.'),
    versionArray: VERSION,
    // These two fields tell anyone who reports about a server that it is not MongoDB.
    gitVersion: 'embedded',
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
