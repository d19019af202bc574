import type { Content, ContentValues } from '@shop/contracts/content';
import type { PageId } from './pages.ts';

/** The form values of an entry. */
export const valuesOf = ({
  id,
  page,
  section,
  title,
  content,
  imageUrl,
  updatedAt,
}: Content): ContentValues => ({
  // An entry without an id is still an existing entry, not a new one.
  id: id ?? undefined,
  page: page as PageId,
  section,
  title: title ?? '',
  content: content ?? '',
  imageUrl: imageUrl ?? '',
  updatedAt,
});
