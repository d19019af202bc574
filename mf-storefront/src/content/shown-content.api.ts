import { api } from '@shop/app-kit';
import { contentList, type Content } from '@shop/contracts/content';

export type ShownPage = 'home' | 'about' | 'contact' | 'menu' | 'product' | 'customize';

/** Texts that the owner writes for the public pages, as shoppers read them. */
export const shownContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShownContent: build.query<Content[], ShownPage>({
      query: (page) => `/content/${page}`,
      providesTags: ['Content'],
      // Production bundles drop the check and with it the schema library.
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: contentList }),
    }),
  }),
});

export const { useGetShownContentQuery } = shownContentApi;
