import { api } from '@shop/app-kit';
import type { MenuPage } from '@shop/contracts/menu';
import type { OwnText, TextCreate, TextVersion, TextWrite } from '@shop/contracts/text';

type Step = { id: number; version: number };

export const textsApi = api.injectEndpoints({
  endpoints: (build) => {
    const change = <Sent extends { id: number }>(method: 'PUT' | 'POST', path: string) =>
      build.mutation<OwnText, Sent>({
        query: ({ id, ...body }) => ({ url: `/admin/texts/${id}/${path}`, method, body }),
        invalidatesTags: (_done, error) => (error ? [] : ['Content']),
      });
    return {
      listTexts: build.query<OwnText[], void>({
        query: () => '/admin/texts',
        providesTags: ['Content'],
      }),
      createText: build.mutation<OwnText, TextCreate>({
        query: (body) => ({ url: '/admin/texts', method: 'POST', body }),
        invalidatesTags: (_done, error) => (error ? [] : ['Content']),
      }),
      saveDraft: change<TextWrite & { id: number }>('PUT', 'draft'),
      publishText: change<TextWrite & { id: number }>('POST', 'publish'),
      discardDraft: change<Step>('POST', 'discard'),
      restoreText: change<Step & { from: number }>('POST', 'restore'),
      listVersions: build.query<TextVersion[], number>({
        query: (id) => `/admin/texts/${id}/versions`,
        providesTags: ['Content'],
      }),
      /** Which product shows the texts that all of them share. */
      getShownMenu: build.query<MenuPage, void>({
        query: () => '/elixirs/predesigned',
      }),
    };
  },
});

export const {
  useListTextsQuery,
  useCreateTextMutation,
  useSaveDraftMutation,
  usePublishTextMutation,
  useDiscardDraftMutation,
  useRestoreTextMutation,
  useListVersionsQuery,
  useGetShownMenuQuery,
} = textsApi;
