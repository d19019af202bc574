import { timingSafeEqual } from 'node:crypto';
import { isPermitted, roleOf } from '@shop/contracts/roles';
import { RedisStore } from 'connect-redis';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Redis } from 'ioredis';
import { bearerOf } from './api-token/bearer.ts';
import { sessionOfToken, useToken } from './api-token/use-token.ts';
import { beginRecord, recordRefusal } from './audit/record-changes.ts';
import { forbidden, proofNeeded, unauthorized } from './errors.ts';
import { LiveSessionStore } from './live-session-store.ts';
import { addressOf, limitTokens } from './rate-limit/rate-limit.ts';
import { requestedCall, type Call } from './requested-call.ts';
import { cookieName, SHOPPER_COOKIE } from './session-cookie.ts';

declare module 'express-session' {
  interface SessionData {
    /** Set in the administrators' session only. */
    admin?: { id: number; username: string; role: string };
    /** When the administrator signed in, milliseconds since 1970: a session's absolute end counts from here. */
    signedInAt?: number;
    /** When they last proved their identity again, milliseconds since 1970. */
    provenAt?: number;
    /** Where an administrator signed in, for the list of their sessions. */
    device?: string;
    address?: string;
    /** A name for their browser, which it keeps at the next sign-in. */
    browser?: string;
    /** The scopes of an API token; then `admin` is no person. */
    scopes?: string[];
    /** Makes express-session store a shopper's session: it stores only changed sessions. */
    startedAt?: number;
  }
}

export type SessionOptions = {
  redis: Redis;
  secret: string;
  publicBaseUrl: string;
  /** The calls that one API token may make in a minute. */
  callsPerToken?: number;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const ADMIN_IDLE_MS = 30 * 60_000;
const ADMIN_ABSOLUTE_MS = 12 * HOUR_MS;
/**
 * Half of the idle time: a screen left unattended is still open, but cannot refund anything. A member who works on
 * returns or invites several people has to prove their identity only once.
 */
export const PROOF_MS = 15 * 60_000;

type Kind = { cookie: string; prefix: string; maxAge: number };
const SHOPPER: Kind = { cookie: SHOPPER_COOKIE, prefix: 'sess:shop:', maxAge: 30 * DAY_MS };
const ADMIN: Kind = { cookie: 'admin_sid', prefix: 'sess:admin:', maxAge: ADMIN_IDLE_MS };

function sessionOf(
  kind: Kind,
  { secret, publicBaseUrl }: SessionOptions,
  { store, rolling }: { store: RedisStore; rolling: boolean },
): RequestHandler {
  const secure = publicBaseUrl.startsWith('https:');
  return session({
    name: cookieName(kind.cookie, publicBaseUrl),
    secret,
    store,
    resave: false,
    // A visitor who only reads gets no session.
    saveUninitialized: false,
    rolling,
    proxy: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: kind.maxAge },
  });
}

/** The shopper's session; stored from the first change on, for 30 days. */
export const shopperSession = (options: SessionOptions): RequestHandler =>
  sessionOf(SHOPPER, options, {
    store: new RedisStore({ client: options.redis, prefix: SHOPPER.prefix, disableTouch: true }),
    rolling: false,
  });

/**
 * The administrator's session: ends after 30 idle minutes, and 12 hours after the login at the latest. A request with
 * an API token has no session: the token is its identity, and allows only calls of its scopes.
 */
export function adminSession(options: SessionOptions): RequestHandler {
  const load = loadAdmin(options);
  return async (req, res, next) => {
    await load(req, res, (error?: unknown) => {
      const isBeyond = !error && req.session?.scopes && !isAllowed(req, requestedCall(res));
      if (!isBeyond) return next(error);
      const what = `${res.locals['tokenHash']}:${requestedCall(res)?.route}`;
      recordRefusal(res, req.session.admin, isFirst(options.redis, what)).then(() => next(forbidden()), next);
    });
  };
}

/** Identifies the caller by a session's cookie or by an API token. */
function loadAdmin(options: SessionOptions): RequestHandler {
  const store = new LiveSessionStore({ client: options.redis, prefix: ADMIN.prefix });
  const bySession = sessionOf(ADMIN, options, { store, rolling: true });
  const byToken = limitTokens(options.redis, options.callsPerToken);
  return async (req, res, next) => {
    const token = bearerOf(req);
    if (token === undefined) return bySession(req, res, next);
    const use = await useToken(options.redis, token).catch(async (error: unknown) => {
      await recordRefusal(res, BAD_TOKEN, isFirst(options.redis, addressOf(req)));
      throw error;
    });
    req.session = sessionOfToken(use);
    res.locals['tokenHash'] = use.hash;
    byToken(req, res, next);
  };
}

/**
 * Reads the administrator's session beside the shopper's: `res.locals.admin` is the signed-in administrator, if
 * their role allows the call.
 * express-session stores its state on the request, where a second one would overwrite the first; so this one gets
 * its own request, which inherits everything else.
 */
export function optionalAdminSession(options: SessionOptions): RequestHandler {
  const load = loadAdmin(options);
  return async (req, res, next) => {
    const own = Object.create(req) as Request;
    own.session = undefined as unknown as Request['session'];
    await load(own, res, (error?: unknown) => {
      if (error) return next(error);
      if (isAdmin(own) && isAllowed(own, requestedCall(res))) res.locals['admin'] = own.session.admin;
      next();
    });
  };
}

/** The prefix of administrators' sessions in Redis. */
export const ADMIN_SESSION_PREFIX = ADMIN.prefix;

/** Name of the administrator's cookie, for clearing it at logout. */
export const adminCookieName = (publicBaseUrl: string): string => cookieName(ADMIN.cookie, publicBaseUrl);

const isAdmin = (req: { session?: session.Session & Partial<session.SessionData> }): boolean =>
  Boolean(req.session?.admin) && Date.now() - (req.session?.signedInAt ?? 0) < ADMIN_ABSOLUTE_MS;

/** Whether the member's role, or the token, may make this call; a call without roles is only for the owner. */
function isAllowed({ session: { admin, scopes } }: Request, call: Call | undefined): boolean {
  if (scopes) return call?.scope !== undefined && scopes.includes(call.scope);
  return isPermitted(roleOf(admin?.role), call?.roles);
}

/** Whether the member has proved their identity recently enough for this call. Signing in counts as a proof. */
const isProven = ({ session: { provenAt, signedInAt = 0 } }: Request, call: Call | undefined): boolean =>
  !call?.proof || Date.now() - (provenAt ?? signedInAt) < PROOF_MS;

/** Anybody can invent tokens, and a program repeats its calls: a refused token is recorded once an hour. */
const isFirst = (redis: Redis, what: string) => async () =>
  (await redis.set(`refused-token:${what}`, 1, 'PX', HOUR_MS, 'NX')) !== null;
const BAD_TOKEN = { username: 'Token API no válido', role: 'token' };

/**
 * Lets only administrators pass, to calls that their role allows; responses are not cached. A change is in the audit
 * log before it is made, and so is a call that the role does not allow.
 * @throws AppError 401 without a session, 403 for another role, or when the identity must be proved again
 */
export const requireAdmin: RequestHandler = async (req, res, next) => {
  res.set('Cache-Control', 'no-store');
  if (!isAdmin(req)) throw unauthorized();
  const call = requestedCall(res);
  if (!isAllowed(req, call)) {
    await recordRefusal(res, req.session.admin);
    throw forbidden();
  }
  if (!isProven(req, call)) throw proofNeeded();
  await beginRecord(res, req.session.admin);
  next();
};

/** Lets only the shop's own services pass; without a configured token nobody passes. @throws AppError 401 */
export function requireInternal(token: string | undefined): RequestHandler {
  const expected = Buffer.from(token ?? '');
  return (req, _res, next) => {
    const given = Buffer.from(req.get('x-internal-token') ?? '');
    if (!token || given.length !== expected.length || !timingSafeEqual(given, expected)) throw unauthorized();
    next();
  };
}
