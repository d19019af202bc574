import type { ActivityChange } from '@shop/contracts/activity';
import type { ActivityKind, ActivityOutcome } from '@shop/contracts/activity-kinds';
import { cutText } from '@shop/contracts/cut-text';
import type { Request, Response } from 'express';
import type { Call } from '../requested-call.ts';
import type { AuditEvent } from './audit-event.ts';
import { changedFields } from './changed-fields.ts';
import { isOfTheShop } from './shown-value.ts';

/** Facts that only the call knows; `before` has the form of its response, `outcome` marks a refusal to record. */
export type AuditFacts = {
  before?: object;
  target?: string;
  name?: string;
  outcome?: 'refused';
  /** In pesos, when the request has no amount. */
  amount?: number;
  /** The values of the request are private: only the name of the target is recorded. */
  hasNoValues?: true;
};
export type RecordedCall = Call & { kind: ActivityKind };
type Ended = { call: RecordedCall; req: Request; res: Response; facts: AuditFacts; body: unknown };
type Answer = Record<string, unknown>;

/** A longer response is a list or a file. */
const LONGEST_ANSWER = 200_000;

/** The event of a finished call; null when it changed nothing. */
export function eventAfter(event: AuditEvent, { call, req, res, facts, body }: Ended): AuditEvent | null {
  const outcome = facts.outcome ?? outcomeOf(call, res.statusCode);
  if (!outcome) return null;
  const { kind } = call;
  const answer = outcome === 'done' ? readAnswer(res, body) : {};
  const signedIn = req.session?.admin;
  return {
    ...event,
    outcome,
    who: event.who || (signedIn?.username ?? ''),
    role: event.role || (signedIn?.role ?? ''),
    target: facts.target ?? (paramsIn(call.route, req) || String(answer['id'] ?? '')),
    name: facts.name ?? (nameIn(kind, answer) || nameIn(kind, req.body)),
    changes: changesOf(kind, { req, facts, answer }),
  };
}

/** Failed sign-ins are recorded. Other refusals changed nothing; the important ones set `facts.outcome`. */
function outcomeOf({ who }: RecordedCall, status: number): ActivityOutcome | undefined {
  if (status < 300) return 'done';
  return who === 'everyone' && (status === 401 || status === 403) ? 'refused' : undefined;
}

/** With `before`: the fields that differ. Without it: the removed values of a deletion, else those of the request. */
function changesOf(
  kind: ActivityKind,
  { req, facts, answer }: Pick<Ended, 'req' | 'facts'> & { answer: Answer },
): ActivityChange[] {
  if (facts.hasNoValues) return [];
  const { amount } = facts;
  if (amount !== undefined) return changedFields(kind, {}, { ...req.body, amount });
  if (facts.before) return changedFields(kind, facts.before, answer);
  if (req.method === 'DELETE') return changedFields(kind, answer, {});
  return changedFields(kind, {}, req.method === 'GET' ? req.query : req.body);
}

function readAnswer(res: Response, body: unknown): Answer {
  const isJson = String(res.getHeader('content-type')).includes('json');
  if (!isJson || !(typeof body === 'string' || Buffer.isBuffer(body)) || body.length > LONGEST_ANSWER)
    return {};
  const answer: unknown = JSON.parse(body.toString());
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Answer) : {};
}

/** The values of path parameters such as '{id}'. */
function paramsIn(route: string, req: Request): string {
  const given = req.originalUrl.split('?')[0]!.split('/');
  const template = route.split(' ')[1]!.split('/');
  const values = template.flatMap((part, at) => (part.startsWith('{') ? [given[at] ?? ''] : []));
  return values.join(' ').slice(0, 200);
}

/** The target's name in the shop, from the response or the request. A target about a buyer has only a number. */
function nameIn(kind: ActivityKind, said: Answer = {}): string {
  const fields = isOfTheShop(kind) ? ['name', 'code', 'imageUrl'] : ['number', 'orderNumber'];
  if (kind === 'team') fields.push('username');
  // Sections of different pages share names.
  if (kind === 'texts' && said['section'])
    return cutText(`${String(said['page'])}/${String(said['section'])}`, 200);
  const found = fields.map((field) => said[field]).find((value) => typeof value === 'string');
  return cutText(String(found ?? ''), 200);
}
