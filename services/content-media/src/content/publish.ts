import { notFound } from '@shop/service-kit/errors';
import { retryLostRaces } from '@shop/service-kit/mongo';
import type { ContentFields, ContentRow, ContentStore } from './content.store.ts';
import type { HistoryStore } from './history.store.ts';

export type Stores = { contents: ContentStore; history: HistoryStore };
type Publishing = {
  fields: Partial<ContentFields>;
  by: string;
  /** Throws when the entry is not the one that the change was made of. */
  check?: (read: ContentRow) => void;
  /** The draft is published, so it is removed. */
  endsDraft?: boolean;
};

export const missing = () => notFound('No encontramos ese contenido.');

/** Repeats a change until no concurrent one interferes. @throws AppError 404 when the entry was deleted */
export const changeText = (
  { contents }: Pick<Stores, 'contents'>,
  id: number,
  changeOf: (read: ContentRow) => Promise<ContentRow | null>,
): Promise<ContentRow> =>
  retryLostRaces(async (lost) => {
    const read = await contents.find(id);
    if (!read) throw missing();
    return (await changeOf(read)) ?? lost();
  });

/** A section that was taken off its page has a `publishedVersion`. */
const wasNeverPublic = ({ unpublished, publishedVersion }: ContentRow): boolean =>
  unpublished === true && publishedVersion === undefined;

/**
 * Publishes texts at once, and keeps the former public texts as a version.
 * @throws AppError 404 when the entry was deleted, or what `check` throws
 */
export async function publish(stores: Stores, id: number, { fields, by, check, endsDraft }: Publishing) {
  const published = await changeText(stores, id, async (read) => {
    check?.(read);
    await stores.history.keep(read);
    return stores.contents.change(read, {
      $set: {
        ...fields,
        publishedBy: by,
        publishedAt: new Date(),
        publishedVersion: (read.version ?? 0) + 1,
        ...(wasNeverPublic(read) && { firstPublishedAt: new Date() }),
      },
      $unset: { unpublished: 1, ...(endsDraft && { draft: 1 }) },
    });
  });
  await stores.history.trim(id);
  return published;
}
