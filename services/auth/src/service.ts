import { authEndpoints } from '@shop/contracts/endpoints/auth';
import { mailServerEnv, SENDER, senderIsKnown } from '@shop/mail/env';
import { baseEnv, envUrl, keysEnv, mongoEnv, sessionEnv } from '@shop/service-kit/config';
import { defineService } from '@shop/service-kit/service/define-service';
import type { Base } from '@shop/service-kit/service/open-base';
import { openKeptKeys, readCopy } from '@shop/service-kit/kept-keys/kept-keys';
import { createSealed } from '@shop/service-kit/sealed';
import * as z from 'zod';
import { createAccessLinkStore } from './access/access-link.store.ts';
import { accessRoutes } from './access/access.routes.ts';
import { emailRoutes } from './account/email.routes.ts';
import { passwordRoutes } from './account/password.routes.ts';
import { activityRoutes } from './activity/activity.routes.ts';
import { auditJobs } from './activity/audit-collector.ts';
import { createAuditStore } from './activity/audit.store.ts';
import { createCollect, readHead } from './activity/collect.ts';
import { openRecordedEvents } from './activity/recorded-events.ts';
import { createAdminUserStore, type AdminUserStore } from './admin-user/admin-user.store.ts';
import { ensureFirstAdmin } from './admin-user/first-admin.ts';
import { apiTokenRoutes } from './api-token/api-token.routes.ts';
import { createApiTokenStore } from './api-token/api-token.store.ts';
import { createTokenCopies } from './api-token/token-copies.ts';
import { tokenSyncJob } from './api-token/token-sync.ts';
import { authModels } from './database.ts';
import { createAdminSessionStore } from './login/admin-session.store.ts';
import { createKnownDevices } from './login/known-devices.ts';
import { loginRoutes } from './login/login.routes.ts';
import { proveRoutes } from './login/prove.routes.ts';
import { sessionRoutes } from './login/session.routes.ts';
import { createThrottle } from './login/throttle.ts';
import { createAskingBrowser } from './login-link/asking-browser.ts';
import { loginLinkRoutes } from './login-link/login-link.routes.ts';
import { createLoginLinkStore } from './login-link/login-link.store.ts';
import { zoneJobs } from './mail/brand.ts';
import { createMailer } from './mail/mailer.ts';
import { createChallenges } from './passkey/challenges.ts';
import { passkeyLoginRoutes } from './passkey/passkey-login.routes.ts';
import { passkeyRoutes } from './passkey/passkey.routes.ts';
import { createPasskeyStore } from './passkey/passkey.store.ts';
import { createPasskeys } from './passkey/passkeys.ts';
import { createPasswords } from './password/passwords.ts';
import { createCodeTries } from './second-factor/code-tries.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { removalRoutes } from './team/removal.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import { createPeopleCopy, peopleSyncJob } from './team/people-copy.ts';
import { createTeamStore } from './team/team.store.ts';

const fields = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...sessionEnv,
  ...mailServerEnv,
  ...keysEnv,
  /** Where the name and colours for mails are read; without it MAIL_FROM gives the name. */
  CONTENT_MEDIA_URL: envUrl.optional(),
  /** Seals the secrets of authenticator apps; defaults to SESSION_SECRET. */
  SECOND_FACTOR_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /**
   * How many days the audit log is kept. Two years: questions often come with the next annual accounts, but people's
   * addresses must not be kept for ever.
   */
  AUDIT_RETENTION_DAYS: z.coerce.number().int().min(30).max(36_500).default(730),
  /** The first administrator; only read while there is none. */
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
});
type AuthConfig = z.output<typeof fields>;

/** Login, logout, 'who am I' and the team. Without Redis nobody can sign in, so readiness requires it here. */
export const auth = defineService({
  name: 'auth',
  config: fields.refine(senderIsKnown, SENDER),
  endpoints: authEndpoints,
  models: authModels,
  signIn: '/api/admin',
  ready: ({ redis }) => redis.ping(),
  stores: async (base: Base<AuthConfig>) => {
    const people = await openPeople(base);
    await ensureFirstAdmin(people, base.config);
    return { ...people, ...openWays(base, people.users), ...openActivity(base) };
  },
  routes: (parts) => [
    ['/api/admin', loginRoutes(parts)],
    ['/api/admin/login/passkey', passkeyLoginRoutes(parts)],
    ['/api/admin/login/link', loginLinkRoutes(parts)],
    ['/api/admin/auth/prove', proveRoutes(parts)],
    ['/api/admin/account/sessions', sessionRoutes(parts)],
    ['/api/admin/account/passkeys', passkeyRoutes(parts)],
    ['/api/admin/account/email', emailRoutes(parts)],
    ['/api/admin/account/password', passwordRoutes(parts)],
    ['/api/admin/account', secondFactorRoutes(parts)],
    ['/api/admin/access', accessRoutes(parts)],
    ['/api/admin/team', teamRoutes(parts), removalRoutes(parts)],
    ['/api/admin/tokens', apiTokenRoutes(parts)],
    ['/api/admin/activity', activityRoutes(parts)],
  ],
  jobs: (parts) => [
    ...auditJobs(parts),
    tokenSyncJob(parts),
    peopleSyncJob(parts),
    ...parts.kept.jobs,
    ...zoneJobs(parts.config.CONTENT_MEDIA_URL),
  ],
});

/** The accounts, and what they sign in with. */
async function openPeople({ config, db, redis, log, onClose }: Base<AuthConfig>) {
  const users = createAdminUserStore(db);
  const kept = await openKeptKeys({ config, log, read: () => readCopy(redis, config) });
  const mailer = createMailer(kept, log);
  onClose(mailer.close);
  const team = createTeamStore(db, users);
  const people = createPeopleCopy({ redis, queue: config.AUDIT_QUEUE, users, team });
  return {
    users,
    kept,
    mailer,
    team,
    people,
    passwords: await createPasswords(),
    links: createAccessLinkStore(db),
    sessions: createAdminSessionStore(redis, people.wentOut),
    throttle: createThrottle(redis),
    publicBaseUrl: config.PUBLIC_BASE_URL,
  };
}

/** The ways to sign in beside a password, and their stores. */
function openWays({ config, db, redis }: Base<AuthConfig>, users: AdminUserStore) {
  const { SESSION_SECRET: secret, PUBLIC_BASE_URL: publicBaseUrl } = config;
  const keys = createPasskeyStore(db);
  return {
    keys,
    passkeys: createPasskeys({ store: keys, challenges: createChallenges(redis), publicBaseUrl }),
    devices: createKnownDevices(secret, publicBaseUrl),
    browsers: createAskingBrowser(publicBaseUrl),
    loginLinks: createLoginLinkStore(redis),
    secondFactor: createSecondFactor({
      users,
      sealed: createSealed(config.SECOND_FACTOR_SECRET ?? secret, 'second factor of administrators'),
      tries: createCodeTries(redis),
    }),
  };
}

/** The audit log and the API tokens. */
function openActivity({ config, db, redis, log }: Base<AuthConfig>) {
  const audit = createAuditStore(db);
  const tokens = createApiTokenStore(db);
  const queue = config.AUDIT_QUEUE;
  return {
    audit,
    tokens,
    collect: createCollect({ redis, queue, audit }),
    auditHead: () => readHead(redis, queue),
    recorded: openRecordedEvents({ url: config.REDIS_URL, queue, log }),
    copies: createTokenCopies({ redis, tokens }),
  };
}
