import type { Guard } from './guard.ts';

const KIT = 'packages/service-kit/src';
const RECORD = `${KIT}/audit/record-changes.ts`;
const RECORD_TEST = `${KIT}/audit/record-changes.test.ts`;
const CHAIN = `${KIT}/audit/chain.ts`;
const CHAIN_TEST = `${KIT}/audit/chain.test.ts`;

/** What is written of who did something, and what of people is never written. */
export const AUDIT: Guard[] = [
  {
    what: 'audit log: a change begins with its record',
    file: `${KIT}/session.ts`,
    find: 'await beginRecord(res, req.session.admin);',
    replace: 'void beginRecord;',
    test: 'services/catalog/src/access.test.ts',
    title: 'what changes something was in the audit log before its answer',
  },
  {
    what: 'audit log: what became of a change is stored before its answer',
    file: RECORD,
    find: 'void act(args[0]).finally(() => end(...args));',
    replace: 'setTimeout(() => void act(args[0]), 1_000).unref();\n      end(...args);',
    test: RECORD_TEST,
    title: 'when each call that changes something succeeds',
  },
  {
    what: 'audit log: a call whose service dies is known',
    file: RECORD,
    find: 'if (!SIGN_INS.has(call)) await redis.hset(openKey(queue), event.id, JSON.stringify(event));',
    replace: '',
    test: RECORD_TEST,
    title: 'when the service dies before it answers',
  },
  {
    what: 'audit log: secrets are not stored',
    file: `${KIT}/audit/changed-fields.ts`,
    find: '!isSecret(kind, path) && ',
    replace: '',
    test: RECORD_TEST,
    title: 'when it is a secret',
  },
  {
    what: 'audit log: people are masked',
    file: `${KIT}/audit/shown-value.ts`,
    find: 'if (keys.some((key) => personal.test(key))) return masked(text);',
    replace: 'void personal;',
    test: RECORD_TEST,
    title: 'when it is about a person',
  },
  {
    what: 'hash chain: an entry is what its hash says',
    file: CHAIN,
    find: 'if (hashOf(entry) !== hash || ',
    replace: 'if (',
    test: CHAIN_TEST,
    title: 'when of an entry who was changed',
  },
  {
    what: 'hash chain: an entry follows the one before',
    file: CHAIN,
    find: 'else if (prev !== before.hash)',
    replace: 'else if (prev === undefined)',
    test: CHAIN_TEST,
    title: 'when an entry was changed with a hash that fits',
  },
  {
    what: 'hash chain: none is missing',
    file: CHAIN,
    find: 'if (number !== before.number + 1)',
    replace: 'if (number < 0)',
    test: CHAIN_TEST,
    title: 'when one in the middle was removed',
  },
  {
    what: 'hash chain: an event is in it once',
    file: 'services/auth/src/activity/audit.store.ts',
    find: 'if (await model.exists({ event: event.id })) return place;',
    replace: '',
    test: 'services/auth/src/activity/audit.store.test.ts',
    title: 'when many write at the same time, and one event comes twice',
  },
  {
    what: 'logs: no query, which may carry signed links',
    file: `${KIT}/request-log.ts`,
    find: "req.originalUrl.split('?', 1)[0]",
    replace: 'req.originalUrl',
    test: `${KIT}/app.test.ts`,
    title: 'when calls are logged',
  },
  {
    what: 'logs: no headers, which may carry sessions',
    file: `${KIT}/request-log.ts`,
    find: 'req: { id:',
    replace: 'req: { ...req.headers, id:',
    test: `${KIT}/app.test.ts`,
    title: 'when calls are logged',
  },
  {
    what: 'logs: what is hidden wherever it is logged',
    file: `${KIT}/log.ts`,
    find: 'redact: HIDDEN, ',
    replace: '',
    test: `${KIT}/log.test.ts`,
    title: 'when something is logged that opens a session',
  },
];
