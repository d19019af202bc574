import { notFound } from '@shop/service-kit/errors';
import { retryLostRaces } from '@shop/service-kit/mongo';
import type { ContentFields, ContentRow, ContentStore } from './content.store.ts';
import type { HistoryStore } from './history.store.ts';

export type Stores = { contents: ContentStore; history: HistoryStore };
type Publishing = {
  fields: Partial<ContentFields>;
  by: string;
  /** Refuses what was read, e.g. because it is not what the change was made of. */
  check?: (read: ContentRow) => void;
  /** The draft is what becomes public. */
  endsDraft?: boolean;
};

export const missing = () => notFound('No encontramos ese contenido.');

/** Repeats a change until nobody else's came in between. @throws AppError 404 when the entry is gone */
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

/** What was taken off its page was public as some version. */
const wasNeverPublic = ({ unpublished, publishedVersion }: ContentRow): boolean =>
  unpublished === true && publishedVersion === undefined;

/**
 * Makes words public at once, and keeps what was public before as a version.
 * @throws AppError 404 when the entry is gone, or what `check` throws
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
