import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../faults/scenario.ts';
import type { Bench, Fault } from './fault.ts';
import type { Prometheus } from './prometheus.ts';

/** One line of the report: an alert, what made it come, and how long it and its end took. */
export type Row = { alert: string; fault: string; fired: string; resolved: string; ok: boolean };

const LIMIT_MS = 240_000;
const NEVER = 'never';

/** Waits until it is so. @returns after how long, or that it never was */
async function until(isSo: () => Promise<boolean>): Promise<string> {
  const start = Date.now();
  while (!(await isSo())) {
    if (Date.now() - start > LIMIT_MS) return NEVER;
    await sleep(250);
  }
  return seconds(Date.now() - start);
}

/** Makes faults that do not disturb each other at once, heals each, and looks that no other alert came. */
export async function runGroup(bench: Bench, prometheus: Prometheus, faults: Fault[]): Promise<Row[]> {
  const start = Date.now();
  const rows = (await Promise.all(faults.map((fault) => runFault(bench, prometheus, fault)))).flat();
  await until(async () => (await prometheus.firing()).size === 0);
  const expected = new Set(faults.flatMap(({ alerts, also = [] }) => [...alerts, ...also]));
  const others = [...(await prometheus.firedSince(start))].filter((alert) => !expected.has(alert));
  for (const row of rows) {
    const { alert, fault, fired, resolved } = row;
    console.log(`• ${alert}: ${fault}; fired after ${fired}, resolved after ${resolved}`);
  }
  return [...rows, ...others.map(unexpected(faults.map(({ what }) => what).join('; ')))];
}

export const unexpected = (fault: string) => (alert: string) => ({
  alert,
  fault,
  fired: 'unexpected',
  resolved: '',
  ok: false,
});

/** One that breaks off is a failure, not the end of the run. */
const runFault = (bench: Bench, prometheus: Prometheus, fault: Fault): Promise<Row[]> =>
  tryFault(bench, prometheus, fault).catch((error: unknown) =>
    fault.alerts.map((alert) => ({ ...unexpected(fault.what)(alert), fired: String(error) })),
  );

/** The figures begin when the fault is made, and when it is healed. */
async function tryFault(bench: Bench, prometheus: Prometheus, fault: Fault): Promise<Row[]> {
  const heal = await fault.make(bench);
  const waitFor = (isFiring: boolean) =>
    Promise.all(
      fault.alerts.map((alert) => until(async () => (await prometheus.firing()).has(alert) === isFiring)),
    );
  const fired = await waitFor(true);
  await heal();
  const resolved = await waitFor(false);
  return fault.alerts.map((alert, at) => {
    const [came, went] = [fired[at]!, resolved[at]!];
    return { alert, fault: fault.what, fired: came, resolved: went, ok: ![came, went].includes(NEVER) };
  });
}

export const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
