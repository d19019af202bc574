import { api } from '@shop/app-kit';
import {
  benefitsContent,
  heroContent,
  type BenefitsContent,
  type HeroContent,
} from '@shop/contracts/content';

/**
 * The two texts at the top of the home page (SF4, SF5).
 * Production bundles drop the checks and with them the schema library.
 */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomeHero: build.query<HeroContent, void>({
      query: () => '/content/home/hero',
      providesTags: ['Content'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: heroContent }),
    }),
    getHomeBenefits: build.query<BenefitsContent, void>({
      query: () => '/content/home/benefits',
      providesTags: ['Content'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: benefitsContent }),
    }),
  }),
});

export const { useGetHomeHeroQuery, useGetHomeBenefitsQuery } = homeApi;
