import { api } from '@shop/app-kit';
import { contentList, type Content } from '@shop/contracts/content';

const checked = process.env.NODE_ENV !== 'production' && { responseSchema: contentList };

/** Texts of the shop's frame: the legal pages and the addresses of the social networks (H38, H45). */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLegal: build.query<Content[], void>({
      query: () => '/content/legal',
      providesTags: ['Content'],
      ...checked,
    }),
    getSite: build.query<Content[], void>({
      query: () => '/content/site',
      providesTags: ['Content'],
      ...checked,
    }),
  }),
});

export const { useGetLegalQuery, useGetSiteQuery } = siteApi;
