import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { contentModel, type ContentRow } from '../content/content.store.ts';
import { migration } from './0001-changed-words.ts';

let db: Mongo;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_changed_words`, contentModel);
});
afterAll(async () => {
  await db.dropDatabase();
  await db.close();
});

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
