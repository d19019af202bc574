import type { ContentItem } from '@shop/contracts/content';
import type { Mongo } from '@shop/service-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** One section of a page as stored; `image` is a path below /media/, or another shop's https address. */
export type ContentRow = {
  id: number;
  page: string;
  section: string;
  title: string | null;
  content: string | null;
  image: string | null;
  imageAlt?: string | null;
  items?: ContentItem[];
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
  },
  { collection: 'page_contents', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ page: 1, section: 1 }, { unique: true });
schema.index({ image: 1 });

export const contentModel = (db: Mongo): Model<ContentRow> =>
  (db.models['PageContent'] as Model<ContentRow> | undefined) ?? db.model<ContentRow>('PageContent', schema);
