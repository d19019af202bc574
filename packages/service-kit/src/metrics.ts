import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from './with-timeout.ts';

export type Metrics = {
  registry: Registry;
  /** Times requests by method, route pattern (never the raw path, which is unbounded) and status. */
  middleware: RequestHandler;
  /** Times a response that reaches no route, under this name. */
  time: (res: ServerResponse, route: string) => void;
  counter: (name: string, help: string, labels?: string[]) => Counter;
  /** Counts how often a value was at most each bucket's limit, by label values, of which there must be few. */
  histogram: (options: HistogramOptions) => Histogram;
  /** A number that is read whenever the metrics are read. When reading fails, the last value stays. */
  gauge: (name: string, help: string, read: () => Promise<number>) => void;
  /**
   * The same for several numbers, by the values of one label. When a read fails, or takes longer than a second,
   * only its numbers are missing.
   */
  gauges: (options: GaugesOptions) => Gauge;
};

type HistogramOptions = { name: string; help: string; buckets: number[]; labels: string[] };
type GaugesOptions = {
  name: string;
  help: string;
  label: string;
  read: () => Promise<Record<string, number>>;
};

const TIMEOUT_MS = 1_000;

/** The pattern of the route that a request came to. */
export const routeOf = (req: Request): string =>
  req.baseUrl + ((req.route as { path?: string } | undefined)?.path ?? 'other');

export function createMetrics(): Metrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const time = (res: ServerResponse, routeOf: () => string) => {
    const stop = duration.startTimer({ method: res.req.method });
    res.once('finish', () => stop({ route: routeOf(), status: String(res.statusCode) }));
  };
  return {
    registry,
    middleware: (req, res, next) => {
      time(res, () => routeOf(req));
      next();
    },
    time: (res, route) => time(res, () => route),
    counter: (name, help, labels = []) =>
      new Counter({ name, help, labelNames: labels, registers: [registry] }),
    histogram: ({ labels, ...options }) =>
      new Histogram({ ...options, labelNames: labels, registers: [registry] }),
    gauge: (name, help, read) =>
      void new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          await read().then(
            (value) => this.set(value),
            () => undefined,
          );
        },
      }),
    gauges: (options) => gaugesIn(registry, options),
  };
}

function gaugesIn(registry: Registry, { name, help, label, read }: GaugesOptions): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      const values = await withTimeout(read(), TIMEOUT_MS).catch(() => ({}));
      for (const [value, figure] of Object.entries(values)) this.set({ [label]: value }, figure);
    },
  });
}
