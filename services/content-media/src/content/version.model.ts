import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import type { ContentWords } from './content.store.ts';

/** An earlier public version of an entry; the seed's versions have no `by`. */
export type VersionRow = ContentWords & { contentId: number; version: number; by?: string; at: Date };

const required = true;
const schema = new Schema<VersionRow>(
  {
    contentId: { type: Number, required },
    version: { type: Number, required },
    title: String,
    content: String,
    image: String,
    imageAlt: String,
    items: { type: [Schema.Types.Mixed], default: undefined },
    by: String,
    at: { type: Date, required },
  },
  { collection: 'content_versions', versionKey: false },
);
schema.index({ contentId: 1, version: -1 }, { unique: true });

export const versionModel = modelOf('ContentVersion', schema);
