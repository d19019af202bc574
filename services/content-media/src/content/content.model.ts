import type { ContentItem } from '@shop/contracts/content';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** The words of a section, public or not yet. */
export type ContentWords = {
  title: string | null;
  content: string | null;
  image: string | null;
  imageAlt?: string | null;
  items?: ContentItem[];
};

/** Not public yet; `basedOn` is the `publishedVersion` that it is to replace. */
export type ContentDraft = ContentWords & { by: string; at: Date; basedOn: number };

/** One section of a page as stored; `image` is a path below /media/, or another shop's https address. */
export type ContentRow = ContentWords & {
  id: number;
  page: string;
  section: string;
  /** Counts every change, of the draft too; rows of older releases have none. */
  version?: number;
  /** Which change made public what is public. */
  publishedVersion?: number;
  publishedBy?: string;
  publishedAt?: Date;
  /** Never public so far. */
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
