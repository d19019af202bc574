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
    /** When the administrator signed in, milliseconds since 1970: the absolute end of a session counts from it. */
    signedInAt?: number;
    /** When they last proved again who they are, milliseconds since 1970. */
    provenAt?: number;
    /** Where an administrator signed in, for the list of their sessions. */
    device?: string;
    address?: string;
    /** Their browser, which keeps this name when they sign in again. */
    browser?: string;
    /** What an API token may do; then `admin` is no person. */
    scopes?: string[];
    /** Makes express-session store a shopper's session: it keeps only sessions that were changed. */
    startedAt?: number;
  }
}

export type SessionOptions = {
  redis: Redis;
  secret: string;
  publicBaseUrl: string;
  /** How many calls one API token may make in a minute. */
  callsPerToken?: number;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const ADMIN_IDLE_MS = 30 * 60_000;
const ADMIN_ABSOLUTE_MS = 12 * HOUR_MS;
/**
 * Half of the idle time: a table left for a coffee is still open, but refunds nothing. Whoever works on returns or invites
 * several people is asked once.
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
 * The administrator's session: ends after 30 idle minutes, and 12 hours after the login at the latest. Whoever sends an
 * API token has none: the token says who asks, and lets nothing pass but calls of its scopes.
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

/** Who asks, by the cookie of a session or by an API token. */
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
 * Reads the administrator's session beside the shopper's: `res.locals.admin` is the signed-in administrator, if there is
 * one whose role may see it.
 * express-session keeps its state on the request, so that a second one there would overwrite the first; this one gets
 * a request of its own, which inherits everything else.
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

/** Where the administrators' sessions stand in Redis. */
export const ADMIN_SESSION_PREFIX = ADMIN.prefix;

/** Name of the administrator's cookie, for clearing it at logout. */
export const adminCookieName = (publicBaseUrl: string): string => cookieName(ADMIN.cookie, publicBaseUrl);

const isAdmin = (req: { session?: session.Session & Partial<session.SessionData> }): boolean =>
  Boolean(req.session?.admin) && Date.now() - (req.session?.signedInAt ?? 0) < ADMIN_ABSOLUTE_MS;

/** Whether the role of who is signed in, or the token, may make this call; what names no roles is the owner's. */
function isAllowed({ session: { admin, scopes } }: Request, call: Call | undefined): boolean {
  if (scopes) return call?.scope !== undefined && scopes.includes(call.scope);
  return isPermitted(roleOf(admin?.role), call?.roles);
}

/** Whether this call may be made by whoever sits at the session now. Signing in is a proof as well. */
const isProven = ({ session: { provenAt, signedInAt = 0 } }: Request, call: Call | undefined): boolean =>
  !call?.proof || Date.now() - (provenAt ?? signedInAt) < PROOF_MS;

/** A program tries again and again, and anybody can make tokens up: that one was refused is told once an hour. */
const isFirst = (redis: Redis, what: string) => async () =>
  (await redis.set(`refused-token:${what}`, 1, 'PX', HOUR_MS, 'NX')) !== null;
const BAD_TOKEN = { username: 'Token API no válido', role: 'token' };

/**
 * Lets only administrators pass, to what their role may do; what they get is not for any cache. A change is in the audit
 * log before it is made, and so is one that a role may not make.
 * @throws AppError 401 for nobody, 403 for somebody with another role, or who has to prove again who they are
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

/** Lets only the shop's own services pass, and nobody where no token was agreed upon. @throws AppError 401 */
export function requireInternal(token: string | undefined): RequestHandler {
  const expected = Buffer.from(token ?? '');
  return (req, _res, next) => {
    const given = Buffer.from(req.get('x-internal-token') ?? '');
    if (!token || given.length !== expected.length || !timingSafeEqual(given, expected)) throw unauthorized();
    next();
  };
}
