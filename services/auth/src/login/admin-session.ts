import type { Request } from 'express';
import type { SessionData } from 'express-session';
import { deviceName } from './device-name.ts';

/** Turns an express-session callback into a promise. */
const done = (start: (callback: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => start((error) => (error ? reject(error as Error) : resolve())));

type Begun = { admin: NonNullable<SessionData['admin']>; browser: string };

/** Signs in under a new session id; the browser's earlier session, whoever planted it, is deleted (H30). */
export async function startSession(req: Request, { admin, browser }: Begun): Promise<void> {
  await done((callback) => req.session.regenerate(callback));
  req.session.admin = admin;
  req.session.browser = browser;
  req.session.signedInAt = Date.now();
  req.session.device = deviceName(req.get('user-agent'));
  req.session.address = req.ip ?? '';
  // Stored before the response is sent, so that a failing store is a 503 and not a lost login.
  await done((callback) => req.session.save(callback));
}

/** Records that the person at this session has just proved their identity. */
export function renewProof(req: Request): Promise<void> {
  req.session.provenAt = Date.now();
  return done((callback) => req.session.save(callback));
}

/** Ends the session on the server. */
export const endSession = (req: Request): Promise<void> => done((callback) => req.session.destroy(callback));
