import type { Guard } from './guard.ts';

const AUTH = 'services/auth/src';
const LOGIN = `${AUTH}/login`;
const TEAM = `${AUTH}/team/team.test.ts`;
const PROVE = `${LOGIN}/prove.test.ts`;
const SESSION = 'packages/service-kit/src/session.ts';
const BY_ROLE = 'when every endpoint is called by everybody';

/** Each service refuses by itself, and who is signed in is asked again before what is grave. */
export const SESSIONS: Guard[] = [
  {
    what: 'cart-orders refuses by itself',
    file: 'services/cart-orders/src/app.ts',
    find: 'Router().use(adminSession(sessionOptions(deps)), requireAdmin)',
    replace: 'Router().use(adminSession(sessionOptions(deps)))',
    test: 'services/cart-orders/src/access.test.ts',
    title: BY_ROLE,
  },
  {
    what: 'content-media refuses by itself',
    file: 'services/content-media/src/app.ts',
    find: 'Router().use(adminSession(session), requireAdmin)',
    replace: 'Router().use(adminSession(session))',
    test: 'services/content-media/src/access.test.ts',
    title: BY_ROLE,
  },
  {
    what: 'catalog refuses by itself',
    file: 'services/catalog/src/app.ts',
    find: 'Router().use(adminSession(session), requireAdmin)',
    replace: 'Router().use(adminSession(session))',
    test: 'services/catalog/src/access.test.ts',
    title: BY_ROLE,
  },
  {
    what: 'auth refuses by itself',
    file: `${AUTH}/app.ts`,
    find: "'/api/admin/activity', requireAdmin, ",
    replace: "'/api/admin/activity', ",
    test: `${AUTH}/access.test.ts`,
    title: BY_ROLE,
  },
  {
    what: 'proof of identity: what is grave wants a young one',
    file: SESSION,
    find: 'if (!isProven(req, call)) throw proofNeeded();',
    replace: 'void [isProven, proofNeeded];',
    test: PROVE,
    title: 'when 15 minutes have passed',
  },
  {
    what: 'proof of identity: tries at an open session are counted',
    file: `${LOGIN}/own-account.ts`,
    find: 'await throttle.enterOwn(user.usernameKey)',
    replace: '(void throttle, user.usernameKey)',
    test: PROVE,
    title: 'when the password is guessed at an open session',
  },
  {
    what: 'throttle: attempts are counted before the password is looked at',
    file: `${LOGIN}/login.ts`,
    find: '  const way = await throttle.enter(attempt, async (asked) => {',
    replace:
      '  await passwords.matches((await find())?.passwordHash, password);\n  const way = await throttle.enter(attempt, async (asked) => {',
    test: `${LOGIN}/login-reads.test.ts`,
    title: 'when the attempts of an account are used up',
  },
  {
    what: 'throttle: a device cookie counts for its account alone',
    file: `${LOGIN}/known-devices.ts`,
    find: 'return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;',
    replace: 'return given.length === expected.length ? id : timingSafeEqual(given, given) ? id : undefined;',
    test: `${LOGIN}/throttle.test.ts`,
    title: 'when a device cookie is forged',
  },
  {
    what: 'sessions: half an hour without a call ends one',
    file: SESSION,
    find: 'export const ADMIN_IDLE_MS = 30 * 60_000;',
    replace: 'export const ADMIN_IDLE_MS = 3_000 * 60_000;',
    test: `${LOGIN}/admin-session.test.ts`,
    title: 'when 30 minutes pass without a call',
  },
  {
    what: 'sessions: one that was ended is not stored anew',
    file: 'packages/service-kit/src/live-session-store.ts',
    find: "'KEEPTTL', 'XX'",
    replace: "'KEEPTTL'",
    test: 'services/auth/src/login/ended-meanwhile.test.ts',
    title: 'when a session is ended elsewhere',
  },
  {
    what: 'sessions: scripts never see the cookie',
    file: SESSION,
    find: 'cookie: { httpOnly: true, ',
    replace: 'cookie: { httpOnly: false, ',
    test: `${LOGIN}/admin-session.test.ts`,
    title: 'when the shop is behind https',
  },
  {
    what: 'team: who is disabled does not get in',
    file: `${LOGIN}/login.ts`,
    find: 'if (member.isDisabled) throw',
    replace: 'if (member.id < 0) throw',
    test: TEAM,
    title: 'when somebody is disabled',
  },
  {
    what: 'team: a changed role ends what was opened with the former one',
    file: `${AUTH}/team/team.routes.ts`,
    find: 'await sessions.endAll(user);',
    replace: '',
    test: TEAM,
    title: 'when a role is changed',
  },
  {
    what: 'team: a link opens once',
    file: `${AUTH}/access/access-link.store.ts`,
    find: '.findOneAndDelete(',
    replace: '.findOne(',
    test: TEAM,
    title: 'when somebody is invited',
  },
  {
    what: 'team: a link opens for seven days',
    file: `${AUTH}/access/access-link.store.ts`,
    find: '({ expiresAt: { $gt: new Date(now()) } })',
    replace: '({})',
    test: TEAM,
    title: 'when seven days have passed',
  },
  {
    what: 'second step: a printed code is good once',
    file: `${AUTH}/admin-user/admin-user.store.ts`,
    find: "{ $pull: { 'secondFactor.recovery': hash } },",
    replace: "{ $addToSet: { 'secondFactor.recovery': hash } },",
    test: `${AUTH}/second-factor/second-factor.test.ts`,
    title: 'when the phone is lost',
  },
];
