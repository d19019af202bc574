import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { ToldOpinions } from '@shop/contracts/opinion';
import type { InternalSettings } from '@shop/contracts/settings';
import { openTabs, type Tabs } from '../testing/two-tabs.ts';
import { tellCatalog, tellingOpinions, type TellCatalogDeps } from './tell-catalog.ts';

jest.setTimeout(90_000);

let tabs: Tabs;
let written: InternalSettings;
let told: Pick<ToldOpinions, 'elixirId' | 'count' | 'latest'>[] = [];
const notices: { opinionDays: number | null } = { opinionDays: 5 };
beforeAll(async () => {
  tabs = await openTabs();
  const { settings, catalog } = tabs.deps;
  written = await settings.read();
  Object.assign(settings, { read: async () => ({ ...written, notices }) });
  Object.assign(catalog, {
    tellOpinions: async ({ elixirId, count, latest }: ToldOpinions) =>
      void told.push({ elixirId, count, latest }),
  });
});
afterAll(() => tabs.close());
beforeEach(() => void (told = []));

const turn = () => tellingOpinions(tabs.deps).run(new AbortController().signal, () => undefined);
const allTold = () => told.splice(0);

/** Somebody said so of a product, and the owner published it. */
async function published(elixirId: number, orderId: string, by: TellCatalogDeps = tabs.deps) {
  const about = { orderId, orderNumber: orderId, elixirId, product: 'Dalia' };
  const { _id, version } = await tabs.deps.opinions.write(about, { stars: 5, text: 'Rica', name: 'Ana' });
  await tabs.deps.opinions.decide(_id, { state: 'published', version });
  await tellCatalog(by, elixirId);
}
const NOTHING = { elixirId: 7, count: 0, latest: [] };

test('when the owner shows opinions no more then the catalogue has none of them, and has them again once they are shown', async () => {
  await published(7, 'before');
  expect(allTold()).toMatchObject([{ elixirId: 7, count: 1, latest: [{ text: 'Rica' }] }]);

  notices.opinionDays = null;
  await turn();
  expect(allTold()).toEqual([NOTHING]);
  await published(7, 'meanwhile');
  expect(allTold()).toEqual([NOTHING]);
  await turn();
  expect(allTold()).toEqual([]);

  notices.opinionDays = 5;
  await turn();
  expect(allTold()).toMatchObject([{ elixirId: 7, count: 2 }]);
  await turn();
  expect(allTold()).toEqual([]);
});

test('when a process that has not heard of it yet tells what it publishes then the next turn takes that back', async () => {
  await published(8, 'before');
  notices.opinionDays = null;
  await turn();
  allTold();
  const late = {
    ...tabs.deps,
    settings: { read: async () => ({ ...written, notices: { opinionDays: 5 } }) },
  };
  await published(8, 'late', late);
  expect(allTold()).toMatchObject([{ elixirId: 8, count: 2 }]);

  await turn();

  expect(allTold()).toEqual([{ ...NOTHING, elixirId: 8 }]);
  notices.opinionDays = 5;
});
