import type { OwnText, TextVersion } from '@shop/contracts/text';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { ContentDraft, ContentRow } from './content.store.ts';
import { toContent, toWords } from './content.view.ts';
import type { VersionRow } from './version.model.ts';

const toDraft = (draft: ContentDraft, media: MediaUrls) => ({
  ...toWords(draft, media),
  by: draft.by,
  at: draft.at.toISOString(),
  basedOn: draft.basedOn,
});

/** An entry as administrators read it. */
export const toOwnText = (row: ContentRow, media: MediaUrls): OwnText => ({
  ...toContent(row, media),
  version: row.version ?? 0,
  publishedVersion: row.publishedVersion ?? 0,
  publishedBy: row.publishedBy ?? null,
  publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
  ...(row.unpublished && { unpublished: true }),
  ...(row.draft && { draft: toDraft(row.draft, media) }),
});

export const toVersion = (row: VersionRow, media: MediaUrls): TextVersion => ({
  ...toWords(row, media),
  version: row.version,
  by: row.by ?? null,
  at: row.at.toISOString(),
});
