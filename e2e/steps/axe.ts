import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { setTimeout as sleep } from 'node:timers/promises';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Far longer than a look takes on a busy machine. */
const ANSWER_MS = 30_000;

async function look(page: Page): Promise<string[]> {
  // A new copy: one that never answered would refuse a second run.
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await loaded.run({
      runOnly: { type: 'tag', values },
      // Only violations are listed in full: listing passes is most of the work.
      resultTypes: ['violations'],
      // The shop's only frame shows an email without scripts, so axe cannot run in it.
      iframes: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, TAGS);
}

/**
 * The accessibility rules (WCAG 2.2 A and AA, best practices) that the page breaks, one line each. A browser sometimes
 * never answers such a large call: then it is repeated once.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const first = await Promise.race([look(page), sleep(ANSWER_MS, undefined, { ref: false })]);
  if (!first) console.log(`• axe did not answer within ${ANSWER_MS / 1_000} s at ${page.url()}: asked again`);
  return first ?? look(page);
}
