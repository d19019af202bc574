import type { PageReport } from '@shop/contracts/page-report';
import { pages } from '@shop/contracts/pages/all';

/** The entry of an address; what is no page has none, and reports nothing. */
export const pageOf = (path: string): string | undefined =>
  pages.find((page) => new RegExp(`^${page.path.replace(/:\w+/, '[^/]+')}$`).test(path))?.path;

/** Also while the document goes away. A report that is lost is no harm. */
export const send = (report: PageReport): void => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, keepalive: true };
  fetch('/api/page-reports', { ...init, body: JSON.stringify(report) }).catch(() => undefined);
};
