import type { Guard } from './guard.ts';

const AUTH = 'services/auth/src';
const PASSKEYS = `${AUTH}/passkey/passkeys.ts`;
const USED = `${AUTH}/passkey/passkey.test.ts`;
const OWN = `${AUTH}/passkey/passkey-account.test.ts`;

/** Passkeys. */
export const PASSKEY_GUARDS: Guard[] = [
  {
    what: 'passkeys: an answer opens once',
    file: `${AUTH}/passkey/challenges.ts`,
    find: 'redis.getdel(keyOf(challenge))',
    replace: 'redis.get(keyOf(challenge))',
    test: USED,
    title: 'when an answer of a key that does not count is sent again',
  },
  {
    what: 'passkeys: a challenge is for one purpose',
    file: `${AUTH}/passkey/challenges.ts`,
    find: '=== purpose',
    replace: '!== `not ${purpose}`',
    test: USED,
    title: 'when a challenge was given for making a key',
  },
  {
    what: 'passkeys: a finger, a face or a PIN with each use',
    file: PASSKEYS,
    find: 'requireUserVerification: true',
    replace: 'requireUserVerification: false',
    test: USED,
    title: 'when the answer is of a key that asked for no finger',
  },
  {
    what: 'passkeys: of pages of this shop alone',
    file: PASSKEYS,
    find: 'return { expectedChallenge, expectedOrigin, ',
    replace: "return { expectedChallenge, expectedOrigin: [expectedOrigin, 'https://flor-de-kaab.example'], ",
    test: USED,
    title: 'when the answer is of a page of another address',
  },
  {
    what: 'passkeys: one that counts back is a copy',
    file: PASSKEYS,
    find: '{ id, counter, publicKey:',
    replace: '{ id, counter: 0 * counter, publicKey:',
    test: USED,
    title: 'when the answer is of a key that counts back',
  },
  {
    what: 'passkeys: who is disabled does not get in',
    file: `${AUTH}/passkey/passkey-login.routes.ts`,
    find: 'await memberOf(deps.team, user)',
    replace: 'await deps.team.memberOf(user)',
    test: USED,
    title: 'when the key was removed, or its person was disabled',
  },
  {
    what: 'passkeys: a colleague’s proves nothing',
    file: `${AUTH}/login/prove.routes.ts`,
    find: 'if (key.userId !== user.id) return false;',
    replace: '',
    test: OWN,
    title: 'when the proof is old',
  },
  {
    what: 'passkeys: making one wants a young proof',
    file: 'packages/contracts/src/roles.ts',
    find: "  'POST /api/admin/account/passkeys/options',\n",
    replace: '',
    test: OWN,
    title: 'when the proof is old',
  },
  {
    what: 'passkeys: everybody removes their own',
    file: `${AUTH}/passkey/passkey.store.ts`,
    find: 'findOneAndDelete({ _id, userId })',
    replace: 'findOneAndDelete({ _id, userId: { $gte: userId * 0 } })',
    test: OWN,
    title: 'when a key is made with what another person was asked',
  },
  {
    what: 'passkeys: a password of another’s making ends them',
    file: `${AUTH}/admin-user/admin-user.store.ts`,
    find: '{ passwordHash });\n      await passkeys.deleteMany({ userId: id });',
    replace: '{ passwordHash });',
    test: OWN,
    title: 'when a link gave another password',
  },
];
