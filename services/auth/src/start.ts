import { createLog, type Log } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { connectRedis } from '@shop/service-kit/redis';
import { listen, type Running } from '@shop/service-kit/run';
import { createAdminUserStore } from './admin-user/admin-user.store.ts';
import { ensureFirstAdmin } from './admin-user/first-admin.ts';
import { startAuditCollector } from './activity/audit-collector.ts';
import { createAuditStore } from './activity/audit.store.ts';
import { createCollect } from './activity/collect.ts';
import { openRecordedEvents } from './activity/recorded-events.ts';
import { createApiTokenStore } from './api-token/api-token.store.ts';
import { createTokenCopies } from './api-token/token-copies.ts';
import { startTokenSync } from './api-token/token-sync.ts';
import { createApp } from './app.ts';
import type { AuthConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { followZone } from './mail/brand.ts';
import { createMailer } from './mail/mailer.ts';
import { createPasswords } from './password/passwords.ts';
import { createTeamStore } from './team/team.store.ts';

/**
 * Opens the stores, makes sure that there is an administrator, and listens.
 * @throws ConfigError when there is no administrator and none to be made of the environment
 */
export async function startAuth(config: AuthConfig): Promise<{ running: Running; log: Log }> {
  const log = createLog('auth', config.LOG_LEVEL);
  const db = await openDatabase(config);
  const redis = connectRedis(config.REDIS_URL, log);
  redis.connect().catch(() => undefined);
  const audit = createAuditStore(db);
  const collect = createCollect({ redis, queue: config.AUDIT_QUEUE, audit });
  const tokens = createApiTokenStore(db);
  const copies = createTokenCopies({ redis, tokens });
  const duties: (() => Promise<void>)[] = [];
  const mailer = createMailer(config, log);
  const stopFollowing = followZone(config.CONTENT_MEDIA_URL);
  const close = async () => {
    stopFollowing();
    await Promise.all([mailer.close(), ...duties.map((stop) => stop())]);
    redis.disconnect();
    await db.close();
  };
  try {
    const passwords = await createPasswords();
    const users = createAdminUserStore(db);
    const team = createTeamStore(db, users);
    await ensureFirstAdmin({ users, team, passwords }, config);
    const recorded = openRecordedEvents({ url: config.REDIS_URL, queue: config.AUDIT_QUEUE, log });
    duties.push(
      startAuditCollector({ audit, recorded, collect, keptDays: config.AUDIT_RETENTION_DAYS, log }),
    );
    duties.push(startTokenSync({ copies, log }));
    const metrics = createMetrics();
    const parts = { config, log, metrics, db, redis, users, team, passwords, audit, collect, mailer };
    const running = await listen({
      app: createApp({ ...parts, tokens, copies }),
      port: config.PORT,
      host: config.HOST,
      reporting: { metrics, port: config.METRICS_PORT },
      onClose: close,
    });
    log.info({ port: running.port }, 'listening');
    return { running, log };
  } catch (error) {
    await close();
    throw error;
  }
}
