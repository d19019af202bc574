import type { Guard } from './guard.ts';

const AUTH = 'services/auth/src';
const SESSION = 'packages/service-kit/src/session.ts';
const ACCESS = 'services/catalog/src/access.test.ts';

/** Who somebody is, and what they may do. */
export const PEOPLE: Guard[] = [
  {
    what: 'throttle: passwords from one address',
    file: `${AUTH}/login/throttle.ts`,
    find: 'await count(addressKey(attempt), PER_ADDRESS);',
    replace: '',
    test: `${AUTH}/login/throttle.test.ts`,
    title: 'when one address guesses 50 times',
  },
  {
    what: 'throttle: passwords for one account',
    file: `${AUTH}/login/throttle.ts`,
    find: 'waitOf(way, PER_ACCOUNT)',
    replace: 'waitOf(way, PER_ACCOUNT * 999)',
    test: `${AUTH}/login/throttle.test.ts`,
    title: 'when 50 addresses guess 20 times',
  },
  {
    what: 'a login begins a session of a new id',
    file: `${AUTH}/login/admin-session.ts`,
    find: 'await done((callback) => req.session.regenerate(callback));',
    replace: '',
    test: `${AUTH}/login/admin-session.test.ts`,
    title: 'when signing in again',
  },
  {
    what: 'a code of the second step is good once',
    file: `${AUTH}/second-factor/second-factor.ts`,
    find: 'users.usePeriod(id, period)',
    replace: '(users.usePeriod(id, period), true)',
    test: `${AUTH}/second-factor/second-factor.test.ts`,
    title: 'when the app is set up',
  },
  {
    what: 'codes of the second step are counted for the account',
    file: `${AUTH}/second-factor/code-tries.ts`,
    find: '<= WRONG_A_DAY',
    replace: '<= Infinity',
    test: `${AUTH}/second-factor/second-factor.test.ts`,
    title: 'when who knows the password guesses codes',
  },
  {
    what: 'the last owner stays',
    file: `${AUTH}/team/team.ts`,
    find: 'if (![...others, next].some(isOwner))',
    replace: 'if (next.id < 0)',
    test: `${AUTH}/team/team.test.ts`,
    title: 'when the last owner would go',
  },
  {
    what: 'role table: nobody without a session',
    file: SESSION,
    find: 'if (!isAdmin(req)) throw unauthorized();',
    replace: '',
    test: ACCESS,
    title: 'call comes from anyone else',
  },
  {
    what: 'role table: each role its own calls',
    file: SESSION,
    find: 'if (!isAllowed(req, call)) throw await refusal(req.session, res);',
    replace: '',
    test: ACCESS,
    title: 'when every call of the back office is made as each role',
  },
  {
    what: 'a session ends 12 hours after the login',
    file: SESSION,
    find: '(req.session?.signedInAt ?? 0) < ADMIN_ABSOLUTE_MS',
    replace: '(req.session?.signedInAt ?? 0) < Infinity',
    test: `${AUTH}/login/login.test.ts`,
    title: 'when someone without a live session asks',
  },
  {
    what: 'internal addresses want the token of services',
    file: SESSION,
    find: 'if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw unauthorized();',
    replace: 'void [given, timingSafeEqual];',
    test: ACCESS,
    title: 'when a call of the services comes without their token',
  },
];
