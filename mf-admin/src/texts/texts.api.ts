import { api } from '@shop/app-kit';
import { elixirList, type Elixir } from '@shop/contracts/elixir';
import {
  ownText,
  ownTextList,
  textVersionList,
  type OwnText,
  type TextCreate,
  type TextVersion,
  type TextWrite,
} from '@shop/contracts/text';

const checked = process.env.NODE_ENV !== 'production';
type Step = { id: number; version: number };

export const textsApi = api.injectEndpoints({
  endpoints: (build) => {
    const change = <Sent extends { id: number }>(method: 'PUT' | 'POST', path: string) =>
      build.mutation<OwnText, Sent>({
        query: ({ id, ...body }) => ({ url: `/admin/texts/${id}/${path}`, method, body }),
        invalidatesTags: (_done, error) => (error ? [] : ['Content']),
        ...(checked && { responseSchema: ownText }),
      });
    return {
      listTexts: build.query<OwnText[], void>({
        query: () => '/admin/texts',
        providesTags: ['Content'],
        ...(checked && { responseSchema: ownTextList }),
      }),
      createText: build.mutation<OwnText, TextCreate>({
        query: (body) => ({ url: '/admin/texts', method: 'POST', body }),
        invalidatesTags: (_done, error) => (error ? [] : ['Content']),
        ...(checked && { responseSchema: ownText }),
      }),
      saveDraft: change<TextWrite & { id: number }>('PUT', 'draft'),
      publishText: change<TextWrite & { id: number }>('POST', 'publish'),
      discardDraft: change<Step>('POST', 'discard'),
      restoreText: change<Step & { from: number }>('POST', 'restore'),
      listVersions: build.query<TextVersion[], number>({
        query: (id) => `/admin/texts/${id}/versions`,
        providesTags: ['Content'],
        ...(checked && { responseSchema: textVersionList }),
      }),
      /** Which product shows the texts that all of them share. */
      listShownBlends: build.query<Elixir[], void>({
        query: () => '/elixirs/predesigned/all',
        ...(checked && { responseSchema: elixirList }),
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
  useListShownBlendsQuery,
} = textsApi;
