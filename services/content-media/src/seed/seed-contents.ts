import { pageContents } from '@shop/seed/pages';
import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { contentModel } from '../content/content.model.ts';

/** Fills empty pages with the shop's own texts; answers false when there was nothing to do. */
export async function seedContents(db: Mongo): Promise<boolean> {
  const model = contentModel(db);
  if (await model.exists({})) return false;
  const first = await nextId(db, 'contents', pageContents.length);
  const rows = pageContents.map(({ imageKey, ...texts }, i) => ({
    ...texts,
    id: first + i,
    image: imageKey ? `/media/${imageKey}` : null,
  }));
  try {
    await model.insertMany(rows, { ordered: false });
  } catch (error) {
    // Another instance was filling the same pages: the unique page and section decide row by row.
    if (!isDuplicateKey(error)) throw error;
  }
  return true;
}
