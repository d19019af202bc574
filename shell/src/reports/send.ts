import type { PageReport } from '@shop/contracts/page-report';
import { pages } from '@shop/contracts/pages/all';

/** The route of an address; an unknown address has none, and reports nothing. */
export const pageOf = (path: string): string | undefined =>
  pages.find((page) => new RegExp(`^${page.path.replace(/:\w+/, '[^/]+')}$`).test(path))?.path;

/** Works during unload too. A lost report does no harm. */
export const send = (report: PageReport): void => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, keepalive: true };
  fetch('/api/page-reports', { ...init, body: JSON.stringify(report) }).catch(() => undefined);
};
