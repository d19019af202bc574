import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../scripts/launch/options.ts';
import { scaleRules } from './scale-rules.ts';

const RULES = readFileSync(join(ROOT, 'deploy/prometheus/rules.yml'), 'utf8');

test.each([
  ['for: 5m', 'for: 10000ms'],
  [
    'expr: max(delta(mails{status="failed"}[1h])) > 0',
    'expr: max(delta(mails{status="failed"}[120000ms])) > 0',
  ],
  ['record: shop:calls:rate5m', 'record: shop:calls:rate5m'],
  ['expr: shop:seconds:p95 > 0.5 and shop:calls:rate5m > 0.05', undefined],
  ['expr: max(nodejs_eventloop_lag_p99_seconds) > 0.1', undefined],
  ['expr: max(oldest_work_seconds{kind="job"}) > 60', 'expr: max(oldest_work_seconds{kind="job"}) > 60 / 30'],
  ['expr: max(backup_age_seconds) > 26 * 3600', 'expr: max(backup_age_seconds) > 26 * 3600 / 30'],
])('when hours pass 30 times as fast then %s is %s', (rule, scaled = rule) => {
  expect(scaleRules(rule, 30)).toBe(scaled);
});

test('when the rules of the shop are scaled then each time in them is, and nothing else', () => {
  const scaled = scaleRules(RULES, 30);

  expect(scaled).not.toMatch(/(?:for: |\[)\d+[smhdw]\b/);
  for (const [line] of RULES.matchAll(/.*(?:work|age)_seconds.*>.*/g))
    expect(scaled).not.toContain(`${line}\n`);
  expect(scaled.replaceAll(/\d+ms\b| \/ 30\b/g, '')).toBe(RULES.replaceAll(/(?<=for: |\[)\d+[smh]\b/g, ''));
});
