import { conflict } from '@shop/service-kit/errors';
import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { contentModel, type ContentRow } from './content.model.ts';

export type ContentFields = Pick<
  ContentRow,
  'page' | 'section' | 'title' | 'content' | 'image' | 'imageAlt' | 'items'
>;
export type ContentStore = ReturnType<typeof createContentStore>;

/** Page contents in MongoDB; a section stands once on a page. */
export function createContentStore(db: Mongo) {
  const model = contentModel(db);
  return {
    listPage: (page: string) => model.find({ page }).sort({ id: 1 }).lean<ContentRow[]>().exec(),

    findSection: (page: string, section: string) =>
      model.findOne({ page, section }).lean<ContentRow>().exec(),

    /** @throws AppError 409 when the page has that section already */
    create: (fields: ContentFields) =>
      once(async () => (await model.create({ ...fields, id: await nextId(db, 'contents') })).toObject()),

    /** @throws AppError 409 when the page has that section already */
    replace: (id: number, fields: ContentFields) =>
      once(() =>
        model
          .findOneAndUpdate({ id }, { $set: fields }, { returnDocument: 'after' })
          .lean<ContentRow>()
          .exec(),
      ),

    remove: (id: number) => model.findOneAndDelete({ id }).lean<ContentRow>().exec(),

    /** True when a section shows one of these pictures (stored paths). */
    usesImage: async (paths: string[]) => (await model.exists({ image: { $in: paths } })) !== null,
  };
}

async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('Esa página ya tiene una sección con ese nombre.');
    throw error;
  }
}
