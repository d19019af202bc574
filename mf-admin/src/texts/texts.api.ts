import { injectCalls } from '../calls.ts';

export const {
  useListTextsQuery,
  useCreateTextMutation,
  useSaveDraftMutation,
  usePublishTextMutation,
  useDiscardDraftMutation,
  useRestoreTextMutation,
  useListVersionsQuery,
  useGetShownMenuQuery,
  useGetWholeMenuQuery,
} = injectCalls(({ read, change }) => ({
  listTexts: read('GET /api/admin/texts', ['Content']),
  createText: change('POST /api/admin/texts', ['Content']),
  saveDraft: change('PUT /api/admin/texts/{id}/draft', ['Content']),
  publishText: change('POST /api/admin/texts/{id}/publish', ['Content']),
  discardDraft: change('POST /api/admin/texts/{id}/discard', ['Content']),
  restoreText: change('POST /api/admin/texts/{id}/restore', ['Content']),
  listVersions: read('GET /api/admin/texts/{id}/versions', ['Content']),
  /** Which product shows the texts that all of them share. */
  getShownMenu: read('GET /api/elixirs/predesigned'),
  /** What a post can lead to. */
  getWholeMenu: read('GET /api/elixirs/predesigned/all'),
}));
