import { KEPT_VERSIONS } from '@shop/contracts/text';
import type { AnyForm } from '@shop/service-kit/media-urls';
import type { Mongo } from '@shop/service-kit/mongo';
import type { ContentRow } from './content.store.ts';
import { versionModel, type VersionRow } from './version.model.ts';

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/** The public texts in the form of a version. */
export const publicVersion = (row: ContentRow): VersionRow => ({
  contentId: row.id,
  version: row.publishedVersion ?? 0,
  title: row.title,
  content: row.content,
  image: row.image,
  ...(row.imageAlt && { imageAlt: row.imageAlt }),
  ...(row.items && { items: row.items }),
  ...(row.publishedBy && { by: row.publishedBy }),
  at: row.publishedAt ?? row.updatedAt,
});

/** Earlier versions of texts. The public version is in the entry itself, and is copied here before it is replaced. */
export function createHistoryStore(db: Mongo) {
  const model = versionModel(db);
  return {
    /** Copies the public version. It may be repeated, or followed by a change that fails. */
    async keep(row: ContentRow): Promise<void> {
      if (row.unpublished) return;
      const { contentId, version, ...words } = publicVersion(row);
      await model.updateOne({ contentId, version }, { $setOnInsert: words }, { upsert: true });
    },

    /** The newest versions before `below`. */
    list: (contentId: number, below: number): Promise<VersionRow[]> =>
      model
        .find({ contentId, version: { $lt: below } })
        .sort({ version: -1 })
        .limit(KEPT_VERSIONS - 1)
        .lean<VersionRow[]>()
        .exec(),

    find: (contentId: number, version: number) =>
      model.findOne({ contentId, version }).lean<VersionRow>().exec(),

    /** Earlier versions no longer show a picture. */
    async forgetImage(image: AnyForm): Promise<void> {
      await model.updateMany({ image }, { $set: { image: null }, $unset: { imageAlt: 1 } });
    },

    /** Deletes versions that are too old to be listed. */
    async trim(contentId: number): Promise<void> {
      const [oldest] = await model
        .find({ contentId })
        .sort({ version: -1 })
        .skip(KEPT_VERSIONS - 1)
        .limit(1)
        .lean<VersionRow[]>();
      if (oldest) await model.deleteMany({ contentId, version: { $lt: oldest.version } });
    },
  };
}
