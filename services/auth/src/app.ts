import { authEndpoints } from '@shop/contracts/endpoints/auth';
import { createBaseApp } from '@shop/service-kit/app';
import { recordChanges } from '@shop/service-kit/audit/record-changes';
import type { Log } from '@shop/service-kit/log';
import type { Metrics } from '@shop/service-kit/metrics';
import { pingMongo, type Mongo } from '@shop/service-kit/mongo';
import { adminSession, requireAdmin } from '@shop/service-kit/session';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import { emailRoutes } from './account/email.routes.ts';
import { passwordRoutes } from './account/password.routes.ts';
import { createAccessLinkStore } from './access/access-link.store.ts';
import { accessRoutes } from './access/access.routes.ts';
import { apiTokenRoutes } from './api-token/api-token.routes.ts';
import type { ApiTokenStore } from './api-token/api-token.store.ts';
import type { TokenCopies } from './api-token/token-copies.ts';
import { activityRoutes } from './activity/activity.routes.ts';
import type { AuditStore } from './activity/audit.store.ts';
import type { Collect } from './activity/collect.ts';
import type { AdminUserStore } from './admin-user/admin-user.store.ts';
import type { AuthConfig } from './config.ts';
import { createAdminSessionStore } from './login/admin-session.store.ts';
import { createKnownDevices } from './login/known-devices.ts';
import { loginRoutes } from './login/login.routes.ts';
import { sessionRoutes } from './login/session.routes.ts';
import { proveRoutes } from './login/prove.routes.ts';
import { createThrottle } from './login/throttle.ts';
import { createAskingBrowser } from './login-link/asking-browser.ts';
import { loginLinkRoutes } from './login-link/login-link.routes.ts';
import { createLoginLinkStore } from './login-link/login-link.store.ts';
import type { Mailer } from './mail/mailer.ts';
import { createChallenges } from './passkey/challenges.ts';
import { passkeyLoginRoutes } from './passkey/passkey-login.routes.ts';
import { passkeyRoutes } from './passkey/passkey.routes.ts';
import { createPasskeyStore } from './passkey/passkey.store.ts';
import { createPasskeys } from './passkey/passkeys.ts';
import type { Passwords } from './password/passwords.ts';
import { createSealed } from '@shop/service-kit/sealed';
import { createCodeTries } from './second-factor/code-tries.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { removalRoutes } from './team/removal.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import type { TeamStore } from './team/team.store.ts';

export type Deps = {
  config: AuthConfig;
  log: Log;
  metrics?: Metrics;
  db: Mongo;
  redis: Redis;
  users: AdminUserStore;
  team: TeamStore;
  passwords: Passwords;
  audit: AuditStore;
  collect: Collect;
  tokens: ApiTokenStore;
  copies: TokenCopies;
  mailer: Mailer;
};

/** Login, logout, 'who am I' and the team of administrators. Nobody can sign in without Redis, so it belongs to readiness here. */
export function createApp(deps: Deps): Express {
  const { config, log, metrics, db, redis, users, team, passwords, audit, collect, tokens, copies, mailer } =
    deps;
  const { SESSION_SECRET: secret, PUBLIC_BASE_URL: publicBaseUrl } = config;
  const devices = createKnownDevices(secret, publicBaseUrl);
  const throttle = createThrottle(redis);
  const links = createAccessLinkStore(db);
  const secondFactor = createSecondFactor({
    users,
    sealed: createSealed(config.SECOND_FACTOR_SECRET ?? secret, 'second factor of administrators'),
    tries: createCodeTries(redis),
  });
  const sessions = createAdminSessionStore(redis);
  const store = createPasskeyStore(db);
  const passkeys = createPasskeys({ store, challenges: createChallenges(redis), publicBaseUrl });
  const ways = { passkeys: passkeys.address !== undefined, mailLink: mailer.isOn };
  const letIn = { users, team, throttle, devices };
  const own = { users, passwords, throttle, secondFactor };
  return createBaseApp({
    log,
    endpoints: authEndpoints,
    ...(metrics && { metrics }),
    ready: () => Promise.all([pingMongo(db), redis.ping()]),
    mount: (app) => {
      app.use('/api/admin', adminSession({ redis, secret, publicBaseUrl }));
      app.use('/api/admin', recordChanges({ redis, queue: config.AUDIT_QUEUE, log }));
      app.use('/api/admin', loginRoutes({ ...letIn, passwords, secondFactor, publicBaseUrl, ways }));
      app.use('/api/admin/login/passkey', passkeyLoginRoutes({ ...letIn, passkeys, redis }));
      app.use(
        '/api/admin/login/link',
        loginLinkRoutes({
          ...{ ...letIn, secondFactor, mailer, publicBaseUrl, log },
          ...{ links: createLoginLinkStore(redis), browsers: createAskingBrowser(publicBaseUrl) },
        }),
      );
      app.use('/api/admin/auth/prove', requireAdmin, proveRoutes({ ...own, passkeys }));
      app.use('/api/admin/account/sessions', requireAdmin, sessionRoutes({ sessions }));
      app.use('/api/admin/account/passkeys', requireAdmin, passkeyRoutes({ passkeys, store }));
      app.use(
        '/api/admin/account/email',
        requireAdmin,
        emailRoutes({ users, throttle, mailer, redis, publicBaseUrl }),
      );
      app.use('/api/admin/account/password', requireAdmin, passwordRoutes({ ...own, sessions }));
      app.use(
        '/api/admin/account',
        requireAdmin,
        secondFactorRoutes({ ...own, publicBaseUrl, keys: store, mailer }),
      );
      app.use('/api/admin/access', accessRoutes({ users, team, passwords, links, sessions }));
      app.use(
        '/api/admin/team',
        requireAdmin,
        teamRoutes({ users, team, links, publicBaseUrl, sessions, copies, mailer }),
        removalRoutes({ users, team, links, publicBaseUrl, sessions, copies, mailer }),
      );
      app.use('/api/admin/tokens', requireAdmin, apiTokenRoutes({ tokens, copies, users, team }));
      app.use('/api/admin/activity', requireAdmin, activityRoutes({ audit, collect }));
    },
  });
}
