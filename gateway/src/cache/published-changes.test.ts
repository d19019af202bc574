import { expect, test } from '@jest/globals';
import { withCatalog, type TestCatalog } from '../../../services/catalog/src/testing/with-catalog.ts';
import { signal } from '../testing/signal.ts';
import { withGateway, type TestGateway } from '../testing/with-gateway.ts';

/** Two gateways in front of one catalogue; `heard` resolves when the second one receives a change. */
const withTwo = (
  run: (
    one: TestGateway,
    other: TestGateway,
    heard: () => Promise<void>,
    catalog: TestCatalog,
  ) => Promise<void>,
) =>
  withCatalog(async (catalog) => {
    const env = { CATALOG_URL: catalog.url, REDIS_URL: catalog.env.REDIS_URL };
    const { next, happens } = signal();
    const subscribed = next();
    await withGateway(
      (one) =>
        withGateway(
          async (other) => {
            await subscribed;
            await run(one, other, next, catalog);
          },
          { env, more: { changed: happens } },
        ),
      { env },
    );
  });

test('when an administrator changes a flower through one gateway then the next read there and every other gateway show it', () =>
  withTwo(async (one, other, heard, { admin, addFlower }) => {
    const { id } = await addFlower({ name: 'Antes de todo' });
    const names = async ({ call }: TestGateway) =>
      ((await call('/api/flowers')).json() as { name: string }[]).map(({ name }) => name);
    while (!(await names(other)).includes('Antes de todo')) await heard();
    expect(await names(one)).toEqual(['Antes de todo']);
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const change = (name: string, headers: Record<string, string>) =>
      one.call(`/api/flowers/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name }),
      });

    expect((await change('De un extraño', {})).status).toBe(401);
    let arrival = heard();
    expect((await change('Después', { cookie })).status).toBe(200);

    expect(await names(one)).toEqual(['Después']);
    // Changes of other tests' services may arrive as well.
    for (;;) {
      await arrival;
      arrival = heard();
      if ((await names(other)).includes('Después')) break;
    }
  }));
