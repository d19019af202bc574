import * as z from 'zod';
import { REMOTE_NAMES } from './pages.ts';
import { pages } from './pages/all.ts';

/** The entries of `pages.ts`: a pattern instead of an address, and nothing that names a person, an order or a search. */
const page = z.enum(pages.map(({ path }) => path) as [string, ...string[]]);
const ms = z.number().min(0).max(600_000).optional();

/**
 * The report of a document to the gateway: how fast it was (times in milliseconds, `cls` without a unit), for a sample
 * of the visits; or, once for each document and front end, that the front end failed. `release` is 'current' or the
 * one in the page's registry.
 */
export const pageReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('vitals'),
    page,
    device: z.enum(['phone', 'desk']),
    lcp: ms,
    inp: ms,
    cls: z.number().min(0).max(100).optional(),
  }),
  z.strictObject({
    kind: z.literal('error'),
    page,
    remote: z.enum(['shell', ...REMOTE_NAMES]),
    release: z.string().regex(/^(?:current|[0-9a-f]{12})$/),
  }),
]);
export type PageReport = z.output<typeof pageReport>;

/** The address for these reports, as JSON of at most a kilobyte. */
export const PAGE_REPORTS = '/api/page-reports';
