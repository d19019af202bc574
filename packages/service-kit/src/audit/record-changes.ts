import { randomUUID } from 'node:crypto';
import type { ActivityKind } from '@shop/contracts/activity-kinds';
import type { Route } from '@shop/contracts/endpoints';
import type { Request, RequestHandler, Response } from 'express';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { requestedCall, type Call } from '../requested-call.ts';
import { doneKey, EVENT_FIELD, openKey, type AuditEvent } from './audit-event.ts';
import { eventAfter, type AuditFacts, type RecordedCall } from './event-after.ts';

type Deps = { redis: Pick<Redis, 'hset' | 'multi'>; queue: string; log: Log };
type Who = { username: string; role: string };
type AuditRecord = { begin: (who?: Who) => Promise<void>; facts: AuditFacts };

/** Without a session it changes nothing, and anybody could fill the log with it. */
const SIGN_OUT: Route = 'POST /api/admin/logout';
/** Not recorded at their start, because a program that guesses passwords makes many. Only their outcome is recorded. */
export const SIGN_INS: ReadonlySet<string> = new Set<Route>([
  'POST /api/admin/login',
  'POST /api/admin/login/passkey',
  'POST /api/admin/login/link/use',
]);

/**
 * Records every change of the back office: first its start, then, before the response leaves, its outcome. Redis holds
 * both until auth has chained them (docs/decisions/0028). The guard starts the record, because it knows the caller; for
 * a call that anybody may make, the record starts here.
 */
export const recordChanges =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const call = requestedCall(res);
    const kind = call && kindOf(call);
    if (kind && (call.route !== SIGN_OUT || req.session?.admin)) {
      const record = createRecord(deps, { ...call, kind }, { req, res });
      res.locals['audit'] = record;
      if (call.who !== 'admin') await record.begin(req.session?.admin);
    }
    next();
  };

/** Undefined for a call that the audit log does not record. */
export const kindOf = ({ audit }: Pick<Call, 'audit'>): ActivityKind | undefined =>
  audit && 'none' in audit ? undefined : audit?.[0];

/** Starts the record of a call that the guard lets pass; other calls have none. @throws when it cannot be stored */
export const beginRecord = async (res: Response, who: Who | undefined): Promise<void> =>
  recordOf(res)?.begin(who);

/** Records a refused call. `isNew` is false when a program repeats the same call again and again. */
export async function recordRefusal(res: Response, who: Who | undefined, isNew = async () => true) {
  if (!recordOf(res) || !(await isNew())) return;
  addAuditFacts(res, { outcome: 'refused' });
  await beginRecord(res, who);
}

/** Facts that only the call knows: the state before, in the form of its response, or the person it concerns. */
export function addAuditFacts(res: Response, facts: AuditFacts): void {
  Object.assign(recordOf(res)?.facts ?? {}, facts);
}

const recordOf = (res: Response) => res.locals['audit'] as AuditRecord | undefined;

function createRecord(deps: Deps, call: RecordedCall, http: { req: Request; res: Response }): AuditRecord {
  const { redis, queue } = deps;
  const facts: AuditFacts = {};
  let isBegun = false;
  return {
    facts,
    async begin(who) {
      if (isBegun) return;
      isBegun = true;
      const event = eventBefore(call.route, http.req, who);
      if (!SIGN_INS.has(call.route)) await redis.hset(openKey(queue), event.id, JSON.stringify(event));
      beforeEnd(http.res, async (body) => {
        try {
          const after = eventAfter(event, { ...http, call, facts, body });
          if (after ?? !SIGN_INS.has(call.route)) await complete(deps, event.id, after);
        } catch (error) {
          const fields = { err: error, audit: event.id };
          deps.log.error(fields, 'a change was made; the audit log will call it unconfirmed');
        }
      });
    },
  };
}

const eventBefore = (call: string, req: Request, who: Who | undefined): AuditEvent => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  who: who?.username ?? '',
  role: who?.role ?? '',
  address: req.ip ?? '',
  call,
  target: '',
  name: '',
  outcome: 'unconfirmed',
  changes: [],
});

/** One atomic step: removes the open call and queues its change to be chained. A refusal has no change. */
async function complete({ redis, queue }: Deps, id: string, event: AuditEvent | null): Promise<void> {
  const step = redis.multi().hdel(openKey(queue), id);
  if (event) step.xadd(doneKey(queue), '*', EVENT_FIELD, JSON.stringify(event));
  for (const [error] of (await step.exec()) ?? []) if (error) throw error;
}

/**
 * Calls `act` with the last part of a response, and ends the response after it: a client with the response finds the
 * record. `act` must not throw.
 */
function beforeEnd(res: Response, act: (body: unknown) => Promise<void>): void {
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  let isEnding = false;
  const watched = (...args: unknown[]) => {
    if (!isEnding) {
      isEnding = true;
      void act(args[0]).finally(() => end(...args));
    }
    return res;
  };
  res.end = watched as typeof res.end;
}
