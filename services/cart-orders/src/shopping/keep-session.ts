import type { Request } from 'express';

/**
 * Stores a visitor's session before the response promises anything that depends on it. By default express-session
 * stores it after the response and reports no failure. Only a changed session is stored.
 */
export function keepSession({ session }: Request): Promise<void> {
  if (session.startedAt) return Promise.resolve();
  session.startedAt = Date.now();
  return new Promise((resolve, reject) => {
    session.save((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
