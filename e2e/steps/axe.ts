import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The accessibility rules (WCAG 2.2 A and AA, best practices) that the page breaks, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The shop has no frame of another origin, for whose sake the other mode puts its results together in a page that
    // it opens each time; and a frame without scripts, such as a mail's preview, that one would wait for for ever.
    .setLegacyMode(true)
    // Of rules that are kept, one place each is told: naming them all is most of the work.
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
