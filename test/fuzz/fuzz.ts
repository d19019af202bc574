import type { TestAnswer } from '@shop/service-kit/testing/client';
import fc from 'fast-check';
import type { FaultShop } from '../faults/shop/fault-shop.ts';
import { UNDER_FAULTS } from '../faults/shop/traffic.ts';
import { callersOf, type Caller } from './callers.ts';
import { callsOf, type Call, type Known, type Route } from './calls.ts';
import { broken } from './judge.ts';

/** How often each status was answered, and each offence, with the first call that showed it. */
export type Fuzzed = {
  statuses: Map<number, number>;
  /** Calls that were made once more, since the shop said 'not now'. */
  again: number;
  offences: Map<string, { count: number; first: string }>;
};
type Options = { seed: number; perRoute: number };

/** Calls are made in groups: what one group makes known, the next one uses. */
const GROUP = 25;
const AT_ONCE = 5;

/** @throws when the shop cannot be reached any more */
export async function fuzz(shop: FaultShop, routes: Route[], { seed, perRoute }: Options): Promise<Fuzzed> {
  const found: Fuzzed = { statuses: new Map(), again: 0, offences: new Map() };
  const known: Known = new Map();
  // Twice around: addresses that make things fill those that read them.
  for (const round of [0, 1])
    for (const route of routes) {
      const callers = await callersOf(shop, route);
      const send = async (call: Call) => {
        const { answer, again } = await ask(callers[call.as], call);
        found.again += again;
        count(found, route, { call, answer });
        note(known, call.path, answer);
      };
      for (let left = Math.ceil(perRoute / 2); left > 0; left -= GROUP) {
        const some = { seed: seed + round + left, numRuns: Math.min(left, GROUP) };
        await inParallel(fc.sample(callsOf(route, known), some), send);
      }
    }
  return found;
}

/** A machine that is busy with others may make the shop say 'not now': who asks once more is answered. */
async function ask({ client, headers }: Caller, { method, path, body }: Call) {
  const once = () => client.request(method, path, body, headers());
  const first = await once();
  return UNDER_FAULTS.includes(first.status)
    ? { answer: await once(), again: 1 }
    : { answer: first, again: 0 };
}

async function inParallel(calls: Call[], send: (call: Call) => Promise<void>): Promise<void> {
  for (let at = 0; at < calls.length; at += AT_ONCE)
    await Promise.all(calls.slice(at, at + AT_ONCE).map(send));
}

type Answered = { call: Call; answer: TestAnswer };

function count({ statuses, offences }: Fuzzed, { name, endpoint }: Route, { call, answer }: Answered): void {
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const wrong = broken(endpoint, call.as, answer);
  if (!wrong) return;
  const seen = offences.get(`${name}: ${wrong}`);
  const first = `${call.path} ${JSON.stringify(call.body)?.slice(0, 300)}`;
  offences.set(`${name}: ${wrong}`, { count: (seen?.count ?? 0) + 1, first: seen?.first ?? first });
}

/** Remembers the names of the rows that an answer shows, under the address that lists them. */
function note(known: Known, path: string, { status, body }: TestAnswer): void {
  if (status >= 300 || !body || typeof body !== 'object') return;
  const [address = ''] = path.split('?');
  const rows = (Array.isArray(body) ? body : [body]) as ({ [field: string]: unknown } | null)[];
  const names = rows.flatMap((row) => [row?.['id'], row?.['orderId'], row?.['code'], row?.['name']]);
  const texts = names
    .filter((name) => name !== undefined)
    .map((name) => encodeURIComponent(String(name).toWellFormed()));
  known.set(address, [...(known.get(address) ?? []), ...texts].slice(-40));
}
