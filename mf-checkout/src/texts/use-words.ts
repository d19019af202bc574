import { api } from '@shop/app-kit';
import { contentList, type Content } from '@shop/contracts/content';

/** What the owner writes from the cart to the order. */
const checkoutTextsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCheckoutTexts: build.query<Content[], void>({
      query: () => '/content/checkout',
      providesTags: ['Content'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: contentList }),
    }),
  }),
});

/** The owner's words in one place; undefined while they are still to come, or where there are none. */
export const useWords = (section: string | undefined): Content | undefined =>
  checkoutTextsApi.useGetCheckoutTextsQuery().data?.find((entry) => entry.section === section);
