import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import type { ToldOpinions } from '@shop/contracts/opinion';
import type { InternalSettings } from '@shop/contracts/settings';
import { openTabs } from '../testing/two-tabs.ts';
import { tellCatalog, tellCatalogJob, type TellCatalogDeps } from './tell-catalog.ts';

const tabs = forFile(openTabs);
let written: InternalSettings;
let told: Pick<ToldOpinions, 'elixirId' | 'count' | 'latest'>[] = [];
const notices: { opinionDays: number | null } = { opinionDays: 5 };
beforeAll(async () => {
  const { settings, catalog } = tabs.deps;
  written = await settings.read();
  Object.assign(settings, { read: async () => ({ ...written, notices }) });
  Object.assign(catalog, {
    tellOpinions: async ({ elixirId, count, latest }: ToldOpinions) =>
      void told.push({ elixirId, count, latest }),
  });
});
beforeEach(() => void (told = []));

const turn = () => tellCatalogJob(tabs.deps).run(new AbortController().signal, () => undefined);
const allTold = () => told.splice(0);

/** An opinion on a product that the owner published. */
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

test('when the catalogue refuses what is said of one product then it hears of the others, and of that one again', async () => {
  for (const elixirId of [21, 22, 23]) await published(elixirId, `one-of-${elixirId}`);
  notices.opinionDays = null;
  allTold();
  const { catalog } = tabs.deps;
  const tellOpinions: TellCatalogDeps['catalog']['tellOpinions'] = async (one) => {
    if (one.elixirId === 21) throw new Error('refused');
    await catalog.tellOpinions(one);
  };
  const job = tellCatalogJob({ ...tabs.deps, catalog: { tellOpinions } });

  await expect(job.run(new AbortController().signal, () => undefined)).rejects.toThrow('refused');

  const heard = () =>
    allTold()
      .map(({ elixirId }) => elixirId)
      .filter((id) => id > 20);
  expect(heard()).toEqual([22, 23]);
  await turn();
  expect(heard()).toEqual([21]);
  notices.opinionDays = 5;
  await turn();
  allTold();
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
