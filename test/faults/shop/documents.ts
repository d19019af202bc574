import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_REPORTS } from '@shop/contracts/page-report';
import type { Random } from '../random.ts';
import { bareGet } from './bare-get.ts';
import type { FaultShop } from './fault-shop.ts';

/** One in four opens a page of the checkout. */
const PAGES = ['/', '/menu', '/about', '/cart'];
const BROWSERS = 300;
const PER_SECOND = 20;
/** A document tries to load a remote three times before it gives up and tells: 1.2 s of pauses (`retrying`). */
const REPORT_AFTER_MS = 1_500;

/** A document that was opened at `at`, and the release of the checkout that it names. */
export type Opened = { at: number; path: string; status: number; release: string };
export type Documents = { opened: Opened[]; failed: Opened[]; seconds: number };

/** As the shell reads it (`shell/src/reports/errors.ts`). */
export function releaseIn(html: string): string {
  const registry = /id="remotes"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}';
  const { checkout = '' } = JSON.parse(registry) as { checkout?: string };
  return /@([0-9a-f]{12})\//.exec(checkout)?.[1] ?? 'current';
}

/**
 * Many browsers, each with its own address and the cookie that it was given, open pages until they are stopped. A document
 * that `fails` reports the checkout once.
 */
export function openDocuments(shop: FaultShop, random: Random, fails: (document: Opened) => boolean) {
  const get = bareGet(shop.url);
  const client = shop.visitor();
  const browsers = Array.from({ length: BROWSERS }, (_, at) => ({
    cookie: '',
    from: { 'x-forwarded-for': `198.18.${at >> 8}.${at & 255}` },
  }));
  const documents: Documents = { opened: [], failed: [], seconds: 0 };
  const asked: Promise<void>[] = [];
  const start = Date.now();

  async function open(browser: (typeof browsers)[number]): Promise<void> {
    const [path, at] = [random.pick(PAGES), Date.now()];
    const headers = { ...browser.from, accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const { status, headers: answered, text } = await get(path, browser.cookie, headers);
    const given = answered['set-cookie']?.find((cookie) => cookie.startsWith('canary='));
    if (given) browser.cookie = given.split(';')[0]!;
    const document = { at, path, status, release: releaseIn(text) };
    documents.opened.push(document);
    if (!fails(document)) return;
    documents.failed.push(document);
    await sleep(REPORT_AFTER_MS);
    const report = { kind: 'error', page: path, remote: 'checkout', release: document.release };
    // As in the shell, a report that is lost is no harm.
    await client.request('POST', PAGE_REPORTS, report, browser.from).catch(() => undefined);
  }

  const timer = setInterval(
    () => void asked.push(open(browsers[asked.length % BROWSERS]!)),
    1_000 / PER_SECOND,
  );
  return async (): Promise<Documents> => {
    clearInterval(timer);
    documents.seconds = (Date.now() - start) / 1_000;
    await Promise.all(asked);
    return documents;
  };
}
