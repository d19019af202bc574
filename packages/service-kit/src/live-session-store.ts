import { RedisStore } from 'connect-redis';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';
import type { Redis } from 'ioredis';
import { unauthorized } from './errors.ts';

type Options = { client: Redis; prefix: string };
type Done = (error?: unknown) => void;

/**
 * Stores sessions that other copies of a service may end at any moment. A session that ended during a request stays
 * ended: if the request stored it again, a signed-out person would be signed in again.
 */
export class LiveSessionStore extends RedisStore {
  readonly #redis: Redis;
  /** Sessions that were read from Redis; all others are new, and stored without a check. */
  readonly #read = new WeakSet<object>();

  constructor({ client, prefix }: Options) {
    super({ client, prefix });
    this.#redis = client;
  }

  override createSession(req: Request, data: SessionData): Session & SessionData {
    const session = super.createSession(req, data);
    this.#read.add(session);
    return session;
  }

  /** @throws to `done`: AppError 401 when the session has ended meanwhile */
  override async set(id: string, session: SessionData, done: Done = () => {}): Promise<void> {
    if (!this.#read.has(session)) return super.set(id, session, done) as Promise<void>;
    try {
      const isOpen = await this.#redis.set(this.prefix + id, JSON.stringify(session), 'KEEPTTL', 'XX');
      done(isOpen ? undefined : unauthorized());
    } catch (error) {
      done(error);
    }
  }
}
