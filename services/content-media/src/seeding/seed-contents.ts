import { contentCreate } from '@shop/contracts/content';
import { nextId, type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { fillOnce, readSeedFile, seedOnce } from '@shop/service-kit/seeding';
import * as z from 'zod';
import { contentModel } from '../content/content.store.ts';

/**
 * pages.json: the form that administrators send, but with pictures as stored paths below /media/. Texts that a later
 * release added have its number in `since`.
 */
const sections = z.array(
  z.object({ ...contentCreate.shape, imageUrl: z.nullable(z.string()), since: z.optional(z.int()) }),
);
type Section = z.output<typeof sections>[number];

const readSections = (folder: string): Promise<Section[]> => readSeedFile(folder, 'pages.json', sections);

/** Fills empty pages from the folder. @returns false when there was nothing to do */
export async function seedContents(db: Mongo, folder: string): Promise<boolean> {
  return fillOnce(db, {
    isEmpty: async () => !(await contentModel(db).exists({})),
    fill: async () => insertMissing(db, await readSections(folder)),
  });
}

/** Adds later texts to a shop that has texts already, once each; sections that exist or were removed stay so. */
export async function seedLaterContents(db: Mongo, folder: string): Promise<void> {
  const later = Map.groupBy(await readSections(folder), ({ since }) => since);
  for (const [since, added] of later)
    if (since !== undefined)
      await seedOnce(db, `texts-${since}`, async () => {
        if (await contentModel(db).exists({})) await insertMissing(db, added);
      });
}

async function insertMissing(db: Mongo, all: Section[]): Promise<void> {
  for (const section of all) await insertSection(db, section);
}

async function insertSection(
  db: Mongo,
  { since: _, imageUrl, page, section, title, content, ...texts }: Section,
): Promise<void> {
  const model = contentModel(db);
  if (await model.exists({ page, section })) return;
  const row = {
    ...texts,
    page,
    section,
    title: title || null,
    content: content || null,
    image: imageUrl,
    id: await nextId(db, 'contents'),
  };
  // Another instance may be faster: the unique index of page and section decides.
  await unlessTaken(model.create(row), () => undefined);
}
