import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { pageOf, send } from './send.ts';

const figures: { lcp?: number; inp?: number; cls?: number } = {};
const keep = (name: keyof typeof figures) => (metric: Metric) => void (figures[name] = metric.value);
/** The address that was opened: later pages load without a document, but the first picture belongs to this one. */
const [opened] = performance.getEntriesByType('navigation');

const tell = () => {
  const page =
    document.visibilityState === 'hidden' && pageOf(new URL(opened?.name ?? location.href).pathname);
  if (!page) return;
  document.removeEventListener('visibilitychange', tell);
  const device = matchMedia('(max-width: 767px)').matches ? 'phone' : 'desk';
  send({ kind: 'vitals', page, device, ...figures });
};

/** Measures the speed of this document, and reports it once when the visitor leaves. */
export const measure = (): void => {
  onLCP(keep('lcp'), { reportAllChanges: true });
  onINP(keep('inp'), { reportAllChanges: true });
  onCLS(keep('cls'), { reportAllChanges: true });
  document.addEventListener('visibilitychange', tell);
};
