import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { dropMongo, ownMongo } from '@shop/service-kit/testing/own-mongo';
import { contentModel, createContentStore, type ContentRow } from '../content/content.store.ts';
import { migration } from './0001-changed-words.ts';

let db: Mongo;
beforeAll(async () => void (db = await ownMongo(contentModel)));
afterAll(() => dropMongo(db));

const line = (title: string, text: string) => ({ title, text });

test('when an owner said something in place of a word that has changed then it stands in place of the new one', async () => {
  const rows = db.collection<Partial<ContentRow>>('page_contents');
  const items = [line('Escoge tus flores', 'Arma tu ramo'), line('Menú', 'Carta')];
  const draft = { items: [line('Agregar a mi elixir', 'Lo quiero')] } as ContentRow['draft'];
  const both = [line('Escoge tus flores', 'antes'), line('Elige tus flores', 'ahora')];
  await rows.insertMany([
    { id: 1, page: 'site', section: 'words-workshop', version: 4, items, draft },
    { id: 2, page: 'site', section: 'words-home', version: 2, items: both },
    { id: 3, page: 'home', section: 'facts', version: 1, items },
  ]);

  await runMigration(migration, { db });

  expect(
    await rows
      .find({}, { projection: { _id: 0 } })
      .sort({ id: 1 })
      .toArray(),
  ).toMatchObject([
    {
      version: 5,
      items: [line('Elige tus flores', 'Arma tu ramo'), line('Menú', 'Carta')],
      draft: { items: [line('Añadir a mi elixir', 'Lo quiero')] },
    },
    { items: both },
    { version: 1, items },
  ]);
});

test.each([3, undefined])(
  'when the owner saves between the reading and the writing of a row at version %s then what they saved is renamed',
  async (version) => {
    const rows = db.collection<Partial<ContentRow>>('page_contents');
    const items = [line('Escoge tus flores', 'antes')];
    const seen = { id: 9, page: 'site', section: 'words-workshop', items, ...(version && { version }) };
    await rows.deleteMany({});
    await rows.insertOne(seen);
    const write = rows.updateOne.bind(rows);
    jest.spyOn(rows, 'updateOne').mockImplementationOnce(async (...given) => {
      const saved = [line('Escoge tus flores', 'ahora'), line('Menú', 'Carta')];
      await createContentStore(db).change(seen as ContentRow, { $set: { items: saved } });
      return write(...given);
    });

    await runMigration(migration, { db });

    expect(await rows.findOne({ id: 9 })).toMatchObject({
      version: (version ?? 0) + 2,
      items: [line('Elige tus flores', 'ahora'), line('Menú', 'Carta')],
    });
  },
);
