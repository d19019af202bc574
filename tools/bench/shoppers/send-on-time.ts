import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../load.ts';
import type { Act } from './acts.ts';

/** `ms`: from its due time to the answer; `lateMs`: the part before it was sent. */
export type Done = Act & { ms: number; lateMs: number; problem?: string };

/** Sends each request when it is due, whether or not earlier ones were answered. */
export async function sendOnTime(acts: Act[]): Promise<Done[]> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const since = ({ atMs }: Act) => performance.now() - start - atMs;
  const sent: Promise<Done>[] = [];
  for (const act of acts) {
    if (since(act) < 0) await sleep(-since(act));
    const lateMs = since(act);
    sent.push(
      send(agent, act.call).then(
        () => ({ ...act, lateMs, ms: since(act) }),
        (error: Error) => ({ ...act, lateMs, ms: since(act), problem: error.message }),
      ),
    );
  }
  const done = await Promise.all(sent);
  agent.destroy();
  return done;
}
