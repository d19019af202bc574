import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/launch/options.ts';

type Rule = {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string };
};

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { groups } = parse(text('deploy/prometheus/rules.yml')) as { groups: { rules: Rule[] }[] };
const RULES = groups.flatMap(({ rules }) => rules);
const FUNCTIONS = new Set(['histogram_quantile']);
const ALERTS = RULES.filter(({ alert }) => alert !== undefined);

test('when an alert comes then it says what is wrong and how soon, and the runbook has its paragraph', () => {
  const paragraphs = [...text('docs/runbook.md').matchAll(/^## (\w+)\n\n\S/gm)].map(([, name]) => name);

  expect(paragraphs.toSorted()).toEqual(ALERTS.map(({ alert }) => alert).toSorted());
  for (const { labels, annotations } of ALERTS) {
    expect(['page', 'look']).toContain(labels?.severity);
    expect(annotations?.summary).toMatch(/\w/);
  }
});

test.each([
  ['promtool tries it with made-up figures', ['deploy/prometheus/rules.test.yml'], /alertname="(\w+)"/g],
  [
    'its fault is made in a real shop',
    globSync('test/alerts/*-faults.ts', { cwd: ROOT }),
    /'([A-Z][a-z]+[A-Z]\w+)'/g,
  ],
])('when there is an alert then %s', (_, files, name) => {
  const tried = new Set(files.flatMap((file) => [...text(file).matchAll(name)].map(([, alert]) => alert)));

  expect([...tried].toSorted()).toEqual(ALERTS.map(({ alert }) => alert).toSorted());
});

test('when a rule uses another then that one is recorded', () => {
  const recorded = RULES.flatMap(({ record = [] }) => record);
  const used = RULES.flatMap(({ expr }) => expr.match(/\bshop:[\w:]+/g) ?? []);

  expect(used.filter((name) => !recorded.includes(name))).toEqual([]);
  expect(recorded.filter((name) => !used.includes(name))).toEqual([]);
});

test('when a rule asks for a figure then some program reports it', () => {
  const used = RULES.flatMap(({ expr }) => expr.match(/\b(?<!shop:)[a-z]+(?:_\w+)+(?=[[{ )])/g) ?? []);
  const sources = globSync('{gateway,services/*,packages/service-kit}/src/**/*.ts', {
    cwd: ROOT,
    exclude: (name) => String(name).endsWith('.test.ts'),
  });
  const reported = new Set([
    ...sources.flatMap((file) =>
      [...text(file).matchAll(/(?:name: |gauge\(|counter\()'(\w+)'/g)].map(([, name]) => name),
    ),
    // Metrics of every Node program.
    'nodejs_eventloop_lag_p99_seconds',
  ]);
  const figures = [...new Set(used.map((name) => name.replace(/_(?:count|bucket)$/, '')))];

  expect(figures.length).toBeGreaterThan(8);
  expect(figures.filter((name) => !FUNCTIONS.has(name) && !reported.has(name))).toEqual([]);
});

test('when Prometheus stands beside the shop then it has the rules', () => {
  const { rule_files: files } = parse(text('deploy/prometheus/prometheus.yml')) as { rule_files: string[] };

  for (const file of files) expect(text('docker-compose.yml')).toContain(`:/etc/prometheus/${file}:ro`);
});
