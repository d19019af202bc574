/** Those of the parts of auth, as explained.ts has them. */
export const AUTH = [
  {
    file: 'services/auth/src/login/admin-session.store.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Where no keys were found nobody looks at what is stored.',
  },
  {
    file: 'services/auth/src/login/throttle.ts',
    from: "createHash('sha256').update(text).digest('base64url').slice(0, 22)",
    to: "createHash('sha256').update(text).digest('base64url')",
    why: 'A longer name of the same key.',
  },
  {
    file: 'services/auth/src/login/throttle.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'The first answer is not looked at, and there is no other one.',
  },
  {
    file: 'services/auth/src/login/throttle.ts',
    from: '() => false',
    to: '() => undefined',
    why: 'Both say that nothing was proved.',
  },
  {
    file: 'services/auth/src/passkey/passkeys.ts',
    from: 'userId === undefined',
    to: 'false',
    why: 'No key is of nobody; tsc wants it said.',
  },
  {
    file: 'services/auth/src/passkey/passkeys.ts',
    from: "{ return ''; }",
    to: '{}',
    why: 'Nobody was given a challenge of that name either.',
  },
  {
    file: 'services/auth/src/password/passwords.ts',
    from: '{ memoryCost: 19_456, timeCost: 2, parallelism: 1 }',
    to: '{}',
    why: 'The library has the same costs today; written down they stay when it changes its own.',
  },
  {
    file: 'services/auth/src/password/passwords.ts',
    from: 'stored !== undefined',
    to: 'true',
    why: 'Nobody knows the password of nobody, which is 32 random bytes.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: "code.replace(/[\\s-]/g, '').toUpperCase()",
    to: "code.replace(/[\\s-]/g, '').toLowerCase()",
    why: 'What is typed and what is stored are read in the same way: either will do.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: '/^\\d{6}$/',
    to: '/\\d{6}$/',
    why: 'The library refuses codes that are not of six characters.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: '/^\\d{6}$/',
    to: '/^\\d{6}/',
    why: 'The same.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: '{ size: SECRET_BYTES }',
    to: '{}',
    why: 'The library makes secrets of the same length today.',
  },
  {
    file: 'services/auth/src/team/team.store.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Whoever is asked for is not in that list either.',
  },
];
