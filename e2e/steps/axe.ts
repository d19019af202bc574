import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility rules (WCAG 2.2 A and AA, best practices) that the page breaks, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // A frame without scripts, such as a mail's preview, would be waited for for ever.
  const isClosed = (await page.locator('iframe[sandbox]').count()) > 0;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isClosed)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
