import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/launch/options.ts';
import type { Prometheus } from './prometheus.ts';

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

/** Queries of the dashboard that never had a number in the last so many minutes, by the panel's title. */
export async function emptyPanels({ query }: Prometheus, minutes: number): Promise<string[]> {
  const { panels } = JSON.parse(
    readFileSync(join(ROOT, 'deploy/grafana/dashboard.json'), 'utf8'),
  ) as Dashboard;
  const empty: string[] = [];
  for (const { title, targets = [] } of panels)
    for (const { expr } of targets) {
      const found = await query(`max_over_time((${expr})[${minutes}m:10s])`);
      if (!found.some(({ value: [, value] }) => value !== 'NaN')) empty.push(`${title}: ${expr}`);
    }
  return empty;
}
