import { contentCreate } from '@shop/contracts/content';
import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { fillOnce, readSeedFile } from '@shop/service-kit/seeding';
import * as z from 'zod';
import { contentModel } from '../content/content.model.ts';

/** pages.json: what administrators would send, with the pictures as stored paths below /media/. */
const sections = z.array(z.object({ ...contentCreate.shape, imageUrl: z.nullable(z.string()) }));
type Section = z.output<typeof sections>[number];

/** Fills empty pages from the folder. @returns false when there was nothing to do */
export async function seedContents(db: Mongo, folder: string): Promise<boolean> {
  return fillOnce(db, {
    isEmpty: async () => !(await contentModel(db).exists({})),
    fill: async () => {
      for (const section of await readSeedFile(folder, 'pages.json', sections))
        await insertSection(db, section);
    },
  });
}

async function insertSection(db: Mongo, { imageUrl, page, section, ...texts }: Section): Promise<void> {
  const model = contentModel(db);
  if (await model.exists({ page, section })) return;
  try {
    await model.create({ ...texts, page, section, image: imageUrl, id: await nextId(db, 'contents') });
  } catch (error) {
    // Another instance was quicker: the unique page and section decide.
    if (!isDuplicateKey(error)) throw error;
  }
}
