import { setTimeout as sleep } from 'node:timers/promises';
import type { Answering } from './upstream.ts';
import { withGateway, type TestGateway } from './with-gateway.ts';

export const open = ({ call }: TestGateway, path: string) => call(path, { headers: { accept: 'text/html' } });
/** How often the shell was asked for the page. */
export const rendersOf = ({ frontEnds }: TestGateway, path: string) =>
  frontEnds.shell.seen.filter(({ url }) => url === path).length;

/** Pages are prefetched one after the other: when the last one is requested, the others are there. */
export async function fetchedAhead(gateway: TestGateway, times = 1): Promise<void> {
  while (rendersOf(gateway, '/admin/login') < times) await sleep(10);
}

export const MINUTES = 60_000;
/** A gateway that receives every change, with a clock that a test moves. */
export function withClock(
  test: (gateway: TestGateway, clock: { now: number }) => Promise<void>,
  answers = {},
) {
  const clock = { now: 0 };
  return withGateway((gateway) => test(gateway, clock), {
    more: { now: () => clock.now, hearsChanges: () => true },
    ...answers,
  });
}
export const changing =
  (tag: string): Answering =>
  (_req, res) =>
    res.writeHead(200, { 'content-type': 'application/json', 'x-purges': tag }).end('{}');
