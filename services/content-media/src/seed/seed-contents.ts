import { pageContents } from '@shop/seed/pages';
import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { readMark, setMark } from '@shop/service-kit/seed-mark';
import { contentModel } from '../content/content.model.ts';

/**
 * Fills empty pages with the shop's own texts; answers false when there was nothing to do. A start that was cut short
 * is completed by the next one, and what administrators changed or removed since is never touched.
 */
export async function seedContents(db: Mongo): Promise<boolean> {
  const mark = await readMark(db);
  if (mark === 'done') return false;
  if (!mark) {
    if (await contentModel(db).exists({})) return false;
    await setMark(db, 'started');
  }
  for (const content of pageContents) await insertContent(db, content);
  await setMark(db, 'done');
  return true;
}

async function insertContent(db: Mongo, content: (typeof pageContents)[number]): Promise<void> {
  const { imageKey, page, section, ...texts } = content;
  const model = contentModel(db);
  if (await model.exists({ page, section })) return;
  try {
    const image = imageKey ? `/media/${imageKey}` : null;
    await model.create({ ...texts, page, section, image, id: await nextId(db, 'contents') });
  } catch (error) {
    // Another instance was quicker: the unique page and section decide.
    if (!isDuplicateKey(error)) throw error;
  }
}
