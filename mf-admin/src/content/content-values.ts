import type { Content, ContentValues } from '@shop/contracts/content';
import type { PageId } from './pages.ts';

/** What the form of an entry holds. */
export const valuesOf = ({
  id,
  page,
  section,
  title,
  content,
  imageUrl,
  updatedAt,
}: Content): ContentValues => ({
  // An entry that came without one is still that entry, not a new one.
  id: id ?? undefined,
  page: page as PageId,
  section,
  title: title ?? '',
  content: content ?? '',
  imageUrl: imageUrl ?? '',
  updatedAt,
});
