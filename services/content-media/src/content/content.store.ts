import { MAX_UNPAGED } from '@shop/contracts/common';
import { conflict } from '@shop/service-kit/errors';
import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { contentModel, type ContentRow, type ContentWords } from './content.model.ts';

export type ContentFields = Pick<ContentRow, 'page' | 'section'> & ContentWords;
export type ContentStore = ReturnType<typeof createContentStore>;
type Change = { $set?: Partial<ContentRow>; $unset?: Partial<Record<keyof ContentRow, 1>> };

const SHOWN = { unpublished: { $ne: true } };

/** Page contents in MongoDB; a section stands once on a page. */
export function createContentStore(db: Mongo) {
  const model = contentModel(db);
  const add = (fields: ContentFields & Partial<ContentRow>) =>
    once(async () => (await model.create({ ...fields, id: await nextId(db, 'contents') })).toObject());
  return {
    listPage: (page: string) =>
      model
        .find({ page, ...SHOWN })
        .sort({ id: 1 })
        .lean<ContentRow[]>()
        .exec(),

    /** All of them, with those that are not public yet. */
    listAll: () => model.find().sort({ page: 1, section: 1 }).limit(MAX_UNPAGED).lean<ContentRow[]>().exec(),

    findSection: (page: string, section: string) =>
      model
        .findOne({ page, section, ...SHOWN })
        .lean<ContentRow>()
        .exec(),

    /** The section where it is not public: only a draft, or taken off its page. */
    findHidden: ({ page, section }: Pick<ContentRow, 'page' | 'section'>) =>
      model.findOne({ page, section, unpublished: true }).lean<ContentRow>().exec(),

    find: (id: number) => model.findOne({ id }).lean<ContentRow>().exec(),

    /** @throws AppError 409 when the page has that section already */
    create: (fields: ContentFields, by: string) =>
      add({ ...fields, version: 1, publishedVersion: 1, publishedBy: by, publishedAt: new Date() }),

    /** The first draft of what is not public yet. @throws AppError 409 when the page has that section already */
    createDraft: ({ page, section, ...words }: ContentFields, by: string) =>
      add({
        page,
        section,
        title: null,
        content: null,
        image: null,
        version: 1,
        unpublished: true,
        draft: { ...words, by, at: new Date(), basedOn: 0 },
      }),

    /**
     * Changes the entry, unless somebody else changed it since it was read.
     * @returns null when somebody did, or when it is gone
     * @throws AppError 409 when the page has the section of the change already
     */
    change: (read: ContentRow, change: Change) =>
      once(() =>
        model
          .findOneAndUpdate(
            { id: read.id, version: read.version ?? { $exists: false } },
            { ...change, $inc: { version: 1 } },
            // A draft leaves the time of what is public as it is.
            { returnDocument: 'after', timestamps: change.$set?.publishedAt !== undefined },
          )
          .lean<ContentRow>()
          .exec(),
      ),

    /** Takes away what was never public, unless somebody else changed it since it was read. */
    removeDraft: ({ id, version }: ContentRow) =>
      model.findOneAndDelete({ id, version, unpublished: true }).lean<ContentRow>().exec(),

    /** True when a section or its draft shows one of these pictures (stored paths). */
    usesImage: async (paths: string[]) =>
      (await model.exists({ $or: [{ image: { $in: paths } }, { 'draft.image': { $in: paths } }] })) !== null,
  };
}

export const sectionTaken = () => conflict('Esa página ya tiene una sección con ese nombre.');

async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw sectionTaken();
    throw error;
  }
}
