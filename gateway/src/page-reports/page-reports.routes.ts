import { ownerOf } from '@shop/contracts/pages';
import { pageReport, type PageReport } from '@shop/contracts/page-report';
import { parseBody, tooMany } from '@shop/service-kit/errors';
import type { Metrics } from '@shop/service-kit/metrics';
import { json, Router, type RequestHandler } from 'express';
import type { Canaries } from '../canary/canaries.ts';
import { createPageLimit } from '../request/page-limit.ts';

const MAX_BYTES = 1_024;
type Deps = { metrics: Metrics; canaries: Pick<Canaries, 'isListed' | 'failed'>; perMinute: number };

/** Receives the reports of documents and adds them to the metrics: nothing else is stored. */
export function pageReportRoutes({ metrics, canaries, perMinute }: Deps): Router {
  const observe = createVitals(metrics);
  const errors = metrics.counter(
    'front_end_errors_total',
    'Documents that reported an error of a front end',
    ['remote', 'release'],
  );
  return Router().post('/', limit(perMinute), json({ limit: MAX_BYTES }), (req, res) => {
    const report = parseBody(pageReport, req);
    if (report.kind === 'vitals') observe(report);
    else {
      const { remote, release } = report;
      // Anybody may send an id: unknown ones share one name.
      const isKnown = release === 'current' || canaries.isListed(remote, release);
      errors.inc({ remote, release: isKnown ? release : 'other' });
      canaries.failed(remote, release);
    }
    res.status(204).end();
  });
}

function limit(perMinute: number): RequestHandler {
  const waitOf = createPageLimit(perMinute);
  return (req, _res, next) => {
    const seconds = waitOf(String(req.headers['x-forwarded-for']));
    if (seconds) throw tooMany(seconds);
    next();
  };
}

type Vitals = Extract<PageReport, { kind: 'vitals' }>;

/** The bounds are web.dev's limits for good and poor, with some between and around them. */
function createVitals(metrics: Metrics): (vitals: Vitals) => void {
  const histogram = (name: string, help: string, buckets: number[]) =>
    metrics.histogram({ name, help, buckets, labels: ['page', 'device'] });
  const lcp = histogram('web_vitals_lcp_seconds', 'Largest contentful paint', [0.5, 1, 1.5, 2.5, 4, 8]);
  const inp = histogram('web_vitals_inp_seconds', 'Interaction to next paint', [0.05, 0.1, 0.2, 0.5, 1]);
  const cls = histogram('web_vitals_cls', 'Cumulative layout shift', [0.01, 0.05, 0.1, 0.25, 0.5]);
  return (vitals) => {
    // All of the back office is one page here: its speed is nobody's first impression.
    const page = ownerOf(vitals.page) === 'admin' ? '/admin' : vitals.page;
    const labels = { page, device: vitals.device };
    if (vitals.lcp !== undefined) lcp.observe(labels, vitals.lcp / 1_000);
    if (vitals.inp !== undefined) inp.observe(labels, vitals.inp / 1_000);
    if (vitals.cls !== undefined) cls.observe(labels, vitals.cls);
  };
}
