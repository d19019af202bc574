import * as z from 'zod';
import type { Dispute } from '../payment.port.ts';
import { date, id, maybe, read } from './read.ts';
import type { SearchPage } from './search-all.ts';

const paging = z.object({ total: z.int().nonnegative() });

const chargeback = z.object({
  id,
  // The documents show it as a boolean and as text; it is null while nothing is decided.
  coverage_applied: maybe(z.union([z.boolean(), z.enum(['true', 'false'])])),
  documentation_status: z.string().nullish(),
  date_documentation_deadline: maybe(date),
});
const claim = z.object({
  id,
  // Claims about sales elsewhere with the same account name orders and shipments instead.
  resource: z.string(),
  resource_id: id,
  players: z
    .array(
      z.object({
        role: z.string(),
        available_actions: z.array(z.object({ due_date: maybe(date) })).nullish(),
      }),
    )
    .nullish(),
});
const chargebacks = z.object({ paging, results: z.array(chargeback).nullish() });
const claims = z.object({ paging, data: z.array(claim).nullish() });

export function readChargebacks(answer: unknown): SearchPage<z.output<typeof chargeback>> {
  const { results, paging } = read(chargebacks, answer);
  return { found: results ?? [], total: paging.total };
}

export function readClaims(answer: unknown): SearchPage<z.output<typeof claim>> {
  const { data, paging } = read(claims, answer);
  return { found: data ?? [], total: paging.total };
}

/** The shop's proof was sent, or would be useless. 'required' does not matter: proof may be sent in any case. */
const PROVEN = new Set<unknown>(['review_pending', 'valid', 'invalid', 'not_applicable']);

export function chargebackOf(one: z.output<typeof chargeback>, paymentId: string): Dispute[] {
  const { coverage_applied: decided, documentation_status: proof, date_documentation_deadline: until } = one;
  if (decided !== null && decided !== undefined) return [];
  const awaits = PROVEN.has(proof) || (until && until < new Date()) ? 'decision' : 'proof';
  return [{ paymentId, awaits, ...(until && { until }) }];
}

export function claimOf({ resource, resource_id: paymentId, players }: z.output<typeof claim>): Dispute[] {
  if (resource !== 'payment') return [];
  const ours = (players ?? []).filter(({ role }) => role === 'respondent');
  const todo = ours.flatMap(({ available_actions: actions }) => actions ?? []);
  const [until] = todo
    .flatMap(({ due_date: due }) => due ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return [{ paymentId, awaits: todo.length > 0 ? 'answer' : 'decision', ...(until && { until }) }];
}
