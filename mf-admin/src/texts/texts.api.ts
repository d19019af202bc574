import { injectCalls } from '../calls.ts';

export const {
  useListTextsQuery,
  useGetShopWordsQuery,
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
  getShopWords: read('GET /api/admin/texts/words'),
  createText: change('POST /api/admin/texts', ['Content']),
  saveDraft: change('PUT /api/admin/texts/{id}/draft', ['Content']),
  publishText: change('POST /api/admin/texts/{id}/publish', ['Content']),
  discardDraft: change('POST /api/admin/texts/{id}/discard', ['Content']),
  restoreText: change('POST /api/admin/texts/{id}/restore', ['Content']),
  listVersions: read('GET /api/admin/texts/{id}/versions', ['Content']),
  /** The preview of texts that all products share opens one of these products. */
  getShownMenu: read('GET /api/elixirs/predesigned'),
  /** The products that a post can link to. */
  getWholeMenu: read('GET /api/elixirs/predesigned/all'),
}));
