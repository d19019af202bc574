import { arch, hostname, totalmem, type as osType } from 'node:os';
import { MongoError, notSupported } from '../errors.ts';
import { fieldOf, isDoc } from '../bson/values.ts';
import type { Command } from './command.ts';

/** What mongosh asks a server about the machine. */
export const hostInfo: Command = {
  fields: [],
  run: () => ({
    system: {
      currentTime: new Date(),
      hostname: hostname(),
      cpuArch: arch(),
      memSizeMB: Math.floor(totalmem() / 1_048_576),
    },
    os: { type: osType() },
    ok: 1,
  }),
};

const PARAMETERS: Record<string, unknown> = {
  featureCompatibilityVersion: { version: '7.0' },
  authenticationMechanisms: ['SCRAM-SHA-256'],
};

/** The few settings that clients look at. */
export const getParameter: Command = {
  fields: Object.keys(PARAMETERS),
  run(command) {
    if (fieldOf(command, 'getParameter') === '*' || isDoc(fieldOf(command, 'getParameter'))) {
      throw notSupported('getting all parameters');
    }
    const requested = Object.entries(PARAMETERS).filter(([name]) => name in command);
    if (requested.length === 0) throw new MongoError(72, 'InvalidOptions', 'no option found to get');
    return { ...Object.fromEntries(requested), ok: 1 };
  },
};

/** There are no sessions to end: the server announces none, and a client that ends its own loses nothing. */
export const endSessions: Command = { fields: [], run: () => ({ ok: 1 }) };
