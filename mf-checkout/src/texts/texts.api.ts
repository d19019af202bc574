import { api } from '@shop/app-kit';
import { contentList, type Content } from '@shop/contracts/content';

/** All texts of a page that the owner writes. */
const textsOf = (page: 'checkout' | 'contact') => ({
  query: () => `/content/${page}`,
  providesTags: ['Content' as const],
  ...(process.env.NODE_ENV !== 'production' && { responseSchema: contentList }),
});

/** What the owner writes from the cart to the order, and how they are reached. A preview knows the first by its name. */
export const textsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCheckoutTexts: build.query<Content[], void>(textsOf('checkout')),
    getContact: build.query<Content[], void>(textsOf('contact')),
  }),
});
