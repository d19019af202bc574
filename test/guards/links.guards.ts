import type { Guard } from './guard.ts';

const AUTH = 'services/auth/src';
const LINK = `${AUTH}/login-link/login-link.store.ts`;
const LINKS = `${AUTH}/login-link/login-link.routes.ts`;
const MAILED = `${AUTH}/login-link/login-link.test.ts`;
const ACCESS = `${AUTH}/access/access-link.store.ts`;
const TEAM = `${AUTH}/team/team.test.ts`;

/** Links by mail, and links of the owner's. */
export const LINK_GUARDS: Guard[] = [
  {
    what: 'mail links: in the browser that asked',
    file: LINK,
    find: 'userId && asked === digest(browser)',
    replace: 'userId && (asked || browser)',
    test: MAILED,
    title: 'when the mail is opened in another browser',
  },
  {
    what: 'mail links: once',
    file: LINK,
    find: '(await redis.del(keyOf(token))) === 1',
    replace: 'Boolean(token)',
    test: MAILED,
    title: 'when the account is being guessed from everywhere',
  },
  {
    what: 'mail links: Redis has digests alone',
    file: LINK,
    find: '`login:link:${digest(token)}`',
    replace: '`login:link:${token}`',
    test: MAILED,
    title: 'when two are asked for in one browser',
  },
  {
    what: 'mail links: the second step is asked as ever',
    file: LINKS,
    find: 'await takeCode(deps.secondFactor, user, given);',
    replace: 'void [takeCode, given];',
    test: MAILED,
    title: 'when the second step is on',
  },
  {
    what: 'mail links: tries of codes are counted',
    file: LINKS,
    find: 'await deps.throttle.enterByLink(user.usernameKey)',
    replace: 'user.usernameKey',
    test: MAILED,
    title: 'when the second step is on',
  },
  {
    what: 'mail links: nobody fills a mailbox',
    file: `${AUTH}/login/throttle.ts`,
    find: 'await count(`login:mails:${digest(attempt.account)}`, MAILS_PER_ACCOUNT);',
    replace: 'void MAILS_PER_ACCOUNT;',
    test: MAILED,
    title: 'when links are asked for again and again',
  },
  {
    what: 'mail links: a mailbox counts once it is proved',
    file: `${AUTH}/account/email.routes.ts`,
    find: " || proposed.code !== code.replace(/\\s/g, '')",
    replace: ' || !code',
    test: `${AUTH}/account/email.test.ts`,
    title: 'when a code that went there comes back',
  },
  {
    what: 'invitations: with the role that the owner gave',
    file: `${AUTH}/access/choose-password.ts`,
    find: 'role: link.role,',
    replace: "role: 'owner',",
    test: TEAM,
    title: 'when somebody is invited',
  },
  {
    what: 'invitations: one that was withdrawn opens nothing',
    file: ACCESS,
    find: "(await model.deleteOne({ _id, kind: 'invitation' })).deletedCount === 1",
    replace: "(await model.exists({ _id, kind: 'invitation' })) !== null",
    test: TEAM,
    title: 'when seven days have passed, or it was withdrawn',
  },
  {
    what: 'invitations: a new link takes the place of the one before',
    file: ACCESS,
    find: 'model.updateOne({ usernameKey: key }, ',
    replace: 'model.updateOne({ usernameKey: key + token }, ',
    test: TEAM,
    title: 'when seven days have passed, or it was withdrawn',
  },
  {
    what: 'a password of another’s making ends sessions',
    file: `${AUTH}/access/choose-password.ts`,
    find: 'await deps.sessions.endAll(user);',
    replace: '',
    test: TEAM,
    title: 'when a password is lost',
  },
];
