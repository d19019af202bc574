import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../scripts/launch/ports.ts';

type Sample = { metric: Record<string, string>; value: [at: number, value: string] };
export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;
/** `targets`: the port of each service's metrics. `rules`: the text of the rules. */
export type Watched = { folder: string; targets: Record<string, number>; rules: string };

/** Shorter than the shortest `for` of the scaled rules; a window of theirs holds five. */
const EVERY = '2s';

export const hasPrometheus = (): boolean => !spawnSync('prometheus', ['--version']).error;

/** A Prometheus that reads a shop and judges by rules. @throws Error when it does not start, e.g. for a wrong rule */
export async function startPrometheus({ folder, targets, rules }: Watched) {
  const [port] = await freePorts(1);
  const jobs = Object.entries(targets).map(([service, at]) => ({
    targets: [`127.0.0.1:${at}`],
    labels: { service },
  }));
  const config = {
    global: { scrape_interval: EVERY, scrape_timeout: EVERY, evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: [{ job_name: 'shop', static_configs: jobs }],
  };
  writeFileSync(join(folder, 'rules.yml'), rules);
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/-/ready`).catch(() => undefined))?.ok === true;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('Prometheus did not start');
    await sleep(100);
  }

  async function query(expr: string): Promise<Sample[]> {
    const answer = await fetch(`${url}/api/v1/query`, {
      method: 'POST',
      body: new URLSearchParams({ query: expr }),
    });
    const { data, error } = (await answer.json()) as { data?: { result: Sample[] }; error?: string };
    if (!data) throw new Error(`${expr}: ${error}`);
    return data.result;
  }
  const alertsOf = async (expr: string) =>
    new Set((await query(expr)).map(({ metric }) => metric['alertname'] ?? ''));
  return {
    query,
    firing: () => alertsOf('ALERTS{alertstate="firing"}'),
    /** Those that fired at any time since. */
    firedSince: (at: number) =>
      alertsOf(`max_over_time(ALERTS{alertstate="firing"}[${Math.ceil(Date.now() - at)}ms])`),
    async stop(): Promise<void> {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
