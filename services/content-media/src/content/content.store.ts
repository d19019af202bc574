import { MAX_UNPAGED } from '@shop/contracts/common';
import type { ContentItem } from '@shop/contracts/content';
import { conflict } from '@shop/service-kit/errors';
import type { AnyForm } from '@shop/service-kit/media-urls';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, nextId, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** The texts of a section, public or not. */
export type ContentWords = {
  title: string | null;
  content: string | null;
  image: string | null;
  imageAlt?: string | null;
  items?: ContentItem[];
};

/** Not public; `basedOn` is the `publishedVersion` that it replaces when published. */
export type ContentDraft = ContentWords & { by: string; at: Date; basedOn: number };

/** One section of a page as stored; `image` is a path below /media/, or another shop's https address. */
export type ContentRow = ContentWords & {
  id: number;
  page: string;
  section: string;
  /** Counts every change, drafts included; rows of older releases have none. */
  version?: number;
  /** The `version` of the change that published the present texts. */
  publishedVersion?: number;
  publishedBy?: string;
  publishedAt?: Date;
  /** Only set when it began as a draft. */
  firstPublishedAt?: Date;
  /** Not public: never published, or taken off its page. */
  unpublished?: boolean;
  draft?: ContentDraft;
  createdAt: Date;
  updatedAt: Date;
};

const required = true;
const schema = new Schema<ContentRow>(
  {
    id: { type: Number, required },
    page: { type: String, required, maxlength: 50 },
    section: { type: String, required, maxlength: 50 },
    title: { type: String, default: null },
    content: { type: String, default: null },
    image: { type: String, default: null },
    imageAlt: String,
    items: { type: [Schema.Types.Mixed], default: undefined },
    version: Number,
    publishedVersion: Number,
    publishedBy: String,
    publishedAt: Date,
    firstPublishedAt: Date,
    unpublished: Boolean,
    draft: Schema.Types.Mixed,
  },
  { collection: 'page_contents', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ page: 1, section: 1 }, { unique: true });
schema.index({ image: 1 });
schema.index({ 'draft.image': 1 });

export const contentModel = modelOf('PageContent', schema);

export type ContentFields = Pick<ContentRow, 'page' | 'section'> & ContentWords;
export type ContentStore = ReturnType<typeof createContentStore>;
type Change = { $set?: Partial<ContentRow>; $unset?: Partial<Record<keyof ContentRow, 1>> };

const SHOWN = { unpublished: { $ne: true } };

/** Page contents in MongoDB; a page has each section once. */
export function createContentStore(db: Mongo) {
  const model = contentModel(db);
  const add = async (fields: ContentFields & Partial<ContentRow>) => {
    const id = await nextId(db, 'contents');
    return (await withOwnSection(model.create({ ...fields, id }))).toObject();
  };
  return {
    listPage: (page: string) =>
      model
        .find({ page, ...SHOWN })
        .sort({ id: 1 })
        .lean<ContentRow[]>()
        .exec(),

    /** All sections, including those that are not public. */
    listAll: () => model.find().sort({ page: 1, section: 1 }).limit(MAX_UNPAGED).lean<ContentRow[]>().exec(),

    findSection: (page: string, section: string) =>
      model
        .findOne({ page, section, ...SHOWN })
        .lean<ContentRow>()
        .exec(),

    /** The section if it is not public: only a draft, or taken off its page. */
    findHidden: ({ page, section }: Pick<ContentRow, 'page' | 'section'>) =>
      model.findOne({ page, section, unpublished: true }).lean<ContentRow>().exec(),

    find: (id: number) => model.findOne({ id }).lean<ContentRow>().exec(),

    /** @throws AppError 409 when the page has that section already */
    create: (fields: ContentFields, by: string) =>
      add({ ...fields, version: 1, publishedVersion: 1, publishedBy: by, publishedAt: new Date() }),

    /** The first draft of a new section. @throws AppError 409 when the page has that section already */
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
     * @returns null when somebody did, or when it was deleted
     * @throws AppError 409 when the page already has the section that the change names
     */
    change: (read: ContentRow, change: Change) =>
      withOwnSection(
        model
          .findOneAndUpdate(
            { id: read.id, version: read.version ?? { $exists: false } },
            { ...change, $inc: { version: 1 } },
            // A draft does not change `updatedAt`, which belongs to the public texts.
            { returnDocument: 'after', timestamps: change.$set?.publishedAt !== undefined },
          )
          .lean<ContentRow>()
          .exec(),
      ),

    /** Deletes an unpublished section, unless somebody else changed it since it was read. */
    removeDraft: ({ id, version }: ContentRow) =>
      model.findOneAndDelete({ id, version, unpublished: true }).lean<ContentRow>().exec(),

    /** Whether a section or its draft shows a picture. */
    usesImage: async (image: AnyForm) =>
      (await model.exists({ $or: [{ image }, { 'draft.image': image }] })) !== null,
  };
}

export const sectionTaken = () => conflict('Esa página ya tiene una sección con ese nombre.');

const withOwnSection = <T>(write: Promise<T>): Promise<T> =>
  unlessTaken(write, () => {
    throw sectionTaken();
  });
