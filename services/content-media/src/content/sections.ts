import { type ContentFields, type ContentRow, sectionTaken } from './content.store.ts';
import { changeText, missing, publish, type Stores } from './publish.ts';

/** Publishes a section; one that was taken off its page keeps its history. @throws AppError 409 when it is public */
export async function addSection(stores: Stores, fields: ContentFields, by: string): Promise<ContentRow> {
  const hidden = await stores.contents.findHidden(fields);
  if (!hidden) return stores.contents.create(fields, by);
  const check = (read: ContentRow) => {
    if (!read.unpublished) throw sectionTaken();
  };
  return publish(stores, hidden.id, { fields, by, check });
}

/** Begins a draft of a section that is not public. @throws AppError 409 when it is public, or has a draft */
export async function addDraft(stores: Stores, fields: ContentFields, by: string): Promise<ContentRow> {
  const { contents } = stores;
  const hidden = await contents.findHidden(fields);
  if (!hidden) return contents.createDraft(fields, by);
  const { page: _, section: __, ...words } = fields;
  return changeText(stores, hidden.id, async (read) => {
    if (!read.unpublished || read.draft) throw sectionTaken();
    return contents.change(read, {
      $set: { draft: { ...words, by, at: new Date(), basedOn: read.publishedVersion ?? 0 } },
    });
  });
}

/**
 * Takes a section off its page: its texts become the newest earlier version, and its draft stays.
 * @param tell is called with the section as it was
 * @throws AppError 404 when the section is not public
 */
export async function removeSection(stores: Stores, id: number, tell: (read: ContentRow) => void) {
  const removed = await changeText(stores, id, async (read) => {
    if (read.unpublished) throw missing();
    tell(read);
    await stores.history.keep(read);
    const { publishedVersion = 0 } = read;
    return stores.contents.change(read, {
      $set: { unpublished: true, publishedVersion, title: null, content: null, image: null },
      $unset: { items: 1, imageAlt: 1 },
    });
  });
  await stores.history.trim(id);
  return removed;
}
