import type { Request } from 'express';

/**
 * Stores a visitor's session before the answer promises anything that depends on it. By itself express-session stores it
 * after the answer and reports no failure. Only a session that was changed is stored at all.
 */
export function keepSession({ session }: Request): Promise<void> {
  if (session.startedAt) return Promise.resolve();
  session.startedAt = Date.now();
  return new Promise((resolve, reject) => {
    session.save((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
