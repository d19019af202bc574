const SECONDS = { s: 1, m: 60, h: 3_600 };
/** `for: 5m` and `[5m]`; a rule's name (`rate5m`) stays. */
const DURATION = /(?<before>\bfor: |\[)(?<count>\d+)(?<unit>[smh])\b/g;
/** What is compared with a time that something waited, in seconds. Latencies are no waiting times. */
const WAITED = /(?<compared>\b(?:oldest_work|backup_age|reconciliation_age)_seconds\b.*> )(?<limit>[\d *]+)/g;

/**
 * The rules for a shop whose hours pass `factor` times as fast: durations, windows and waiting times are divided by it,
 * shares, rates and latencies are not.
 */
export const scaleRules = (rules: string, factor: number): string =>
  rules
    .replaceAll(DURATION, (_all, before: string, count: string, unit: keyof typeof SECONDS) => {
      const ms = (Number(count) * SECONDS[unit] * 1_000) / factor;
      return `${before}${Math.round(ms)}ms`;
    })
    .replaceAll(WAITED, (_all, compared: string, limit: string) => `${compared}${limit.trim()} / ${factor}`);
