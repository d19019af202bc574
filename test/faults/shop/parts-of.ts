import type { Part } from '../../../scripts/launch/child.ts';
import type { Plan } from '../../../scripts/launch/parts.ts';

/** All shoppers of a test come from one address, if they do not name another one. */
const LOOSE = {
  TRUSTED_PROXIES: 'loopback',
  CART_LIMIT_PER_MINUTE: '100000',
  CHECKOUT_LIMIT_PER_MINUTE: '100000',
  PAYMENT_IDS_PER_ADDRESS: '100000',
};

type Extra = {
  env: Record<string, string>;
  metrics: Record<string, number>;
  gateway: string;
  secondWorker: number;
};

/** The parts of the plan by name, each with the address where it says that it is ready. */
export function partsOf({ services, gateway, probes }: Plan, extra: Extra) {
  const loose = (part: Part, over: Record<string, string> = {}): Part => ({
    ...part,
    env: { ...part.env, ...LOOSE, ...extra.env, ...metricsOf(part), ...over },
  });
  const metricsOf = ({ name }: Part): Record<string, string> =>
    extra.metrics[name] ? { METRICS_PORT: String(extra.metrics[name]) } : {};
  // One process serves the files of all micro-frontends, each at a port of its own.
  const urlOf = (name: string) => probes[name] ?? probes['mf-checkout']!;
  const parts = new Map(services.map((part) => [part.name, { part: loose(part), url: urlOf(part.name) }]));
  const worker = parts.get('payment-worker')!;
  const second = loose(worker.part, { PORT: String(extra.secondWorker) });
  parts.set('second-worker', {
    part: { ...second, name: 'second-worker' },
    url: `http://127.0.0.1:${extra.secondWorker}`,
  });
  const front = loose(gateway, { HOST: '127.0.0.1' });
  return parts.set('gateway', { part: front, url: extra.gateway.replace('localhost', '127.0.0.1') });
}
