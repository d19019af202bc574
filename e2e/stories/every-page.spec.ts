import { publicPages } from '@shop/contracts/pages';
import { expect, type Page, settled, test } from '../steps/test.ts';
import { axeViolations } from '../steps/axe.ts';
import { smallTargets } from '../steps/targets.ts';

const OTHERS = [
  { path: '/menu/selva-alta', title: /^Selva Alta \| / },
  { path: '/customize?flores=1,5,9', title: /^Personaliza/ },
  { path: '/cart', title: /carrito/i },
  { path: '/checkout', title: /paga tu pedido/i },
  { path: '/checkout/failure', title: /pago/i },
  { path: '/admin/login', title: /Administración/ },
];
const PUBLIC = publicPages.map(({ path, title }) => ({
  path,
  title: path === '/' ? /Elixir Ancestral de México$/ : new RegExp(`^${title} \\| `),
}));

/** What a page says in the console; not being signed in is what check-auth says with its 401. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
  });
  return complaints;
}

for (const [pages, name] of [
  [PUBLIC, 'public page'],
  [OTHERS, 'other page'],
] as const)
  test(
    `when each ${name} is opened then it has a title, a description, no error, no accessibility fault and nothing too small to press`,
    { tag: '@desk' },
    async ({ page }) => {
      test.slow();
      const complaints = listen(page);
      for (const { path, title } of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);

        await expect(page, path).toHaveTitle(title);
        await expect(page.locator('meta[name="description"]'), path).toHaveCount(1);
        expect({ path, faults: await axeViolations(page) }).toEqual({ path, faults: [] });
        expect({ path, small: await smallTargets(page) }).toEqual({ path, small: [] });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ path, wider: Math.max(0, wider) }).toEqual({ path, wider: 0 });
        expect({ path, complaints }).toEqual({ path, complaints: [] });
      }
    },
  );

test('when a path does not exist then both wordings of the not-found page and status 404', async ({
  page,
}) => {
  const answer = await page.goto('/no-existe');

  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
});
