import { change, read } from '../calls.ts';

export const useListTextsQuery = read('GET /api/admin/texts', ['Content']);
export const useGetShopWordsQuery = read('GET /api/admin/texts/words');
export const useCreateTextMutation = change('POST /api/admin/texts', ['Content']);
export const useSaveDraftMutation = change('PUT /api/admin/texts/{id}/draft', ['Content']);
export const usePublishTextMutation = change('POST /api/admin/texts/{id}/publish', ['Content']);
export const useDiscardDraftMutation = change('POST /api/admin/texts/{id}/discard', ['Content']);
export const useRestoreTextMutation = change('POST /api/admin/texts/{id}/restore', ['Content']);
export const useListVersionsQuery = read('GET /api/admin/texts/{id}/versions', ['Content']);
/** The preview of texts that all products share opens one of these products. */
export const useGetShownMenuQuery = read('GET /api/elixirs/predesigned');
/** The products that a post can link to. */
export const useGetWholeMenuQuery = read('GET /api/elixirs/predesigned/all');
