import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import { Redis } from 'ioredis';
import { openKey, type AuditEvent } from '../audit/audit-event.ts';
import { kindOf, SIGN_INS } from '../audit/record-changes.ts';
import { signInApart, type Backing } from './backing.ts';
import { testClient } from './client.ts';
import { monitorRedis } from './redis-monitor.ts';
import { addressOf } from './who-may-call.ts';

/**
 * Makes every call of a manifest as an owner, each in its own session, without a body: none of its targets
 * exists.
 * @returns the calls whose record had begun before the response
 */
export async function callsRecorded(endpoints: Endpoints, url: string, env: Backing): Promise<string[]> {
  const begun: string[] = [];
  const stopHearing = await hear(env, (event) => begun.push(event.call));
  for (const route of Object.keys(endpoints)) {
    const { method, path } = addressOf(route);
    const client = await signInApart(testClient(url), env, 'owner');
    await client.request(method, path);
  }
  await stopHearing();
  return begun;
}

/** The same calls according to the rows; of sign-ins only the end is recorded. */
export const recordedOf = (endpoints: Endpoints): string[] =>
  Object.keys(endpoints).filter((route) => kindOf(endpoints[route]!) && !SIGN_INS.has(route));

/** Listens to the commands of Redis. @returns a function that waits until all earlier ones were heard, and stops */
async function hear(env: Backing, heard: (event: AuditEvent) => void): Promise<() => Promise<void>> {
  const redis = new Redis(env.REDIS_URL);
  const [mark, marked] = [randomUUID(), Promise.withResolvers<void>()];
  const stop = await monitorRedis(env.REDIS_URL, ([command = '', key, , event = '']) => {
    if (command.toLowerCase() === 'hset' && key === openKey(env.AUDIT_QUEUE))
      heard(JSON.parse(event) as AuditEvent);
    if (key === mark) marked.resolve();
  });
  return async () => {
    await redis.echo(mark);
    await marked.promise;
    stop();
    redis.disconnect();
  };
}
