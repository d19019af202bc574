import { publicPages } from '@shop/contracts/pages';
import { expect, settled, test } from '../steps/test.ts';
import { axeViolations } from '../steps/axe.ts';
import { signIn } from '../steps/owner.ts';

const OTHERS = [
  { path: '/menu/selva-alta', title: /^Selva Alta \| / },
  { path: '/cart', title: /carrito/i },
  { path: '/checkout', title: /compra/i },
  { path: '/checkout/failure', title: /pago/i },
  { path: '/checkout/pending', title: /pendiente/i },
  { path: '/admin/login', title: /Administración/ },
];
const PUBLIC = publicPages.map(({ path, title }) => ({
  path,
  title: path === '/' ? /Elixir Ancestral de México$/ : new RegExp(`^${title} \\| `),
}));

for (const { path, title } of [...PUBLIC, ...OTHERS])
  test(`when ${path} is opened then it has a title, a description, no error and no accessibility fault`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);

    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    // Not being signed in is what check-auth says with its 401.
    expect(complaints.filter((text) => !/401/.test(text))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    // Nothing sticks out sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

for (const path of ['/admin', '/admin/orders'])
  test(`when an administrator opens ${path} then there is no accessibility fault`, async ({ page }) => {
    await signIn(page);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);

    expect(await axeViolations(page)).toEqual([]);
  });

test('when a path does not exist then both wordings of the not-found page and status 404', async ({
  page,
}) => {
  const answer = await page.goto('/no-existe');

  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
});
