import type { Content } from '@shop/contracts/content';
import { textsApi } from './texts.api.ts';

/** The owner's words in one place; undefined while they are still to come, or where there are none. */
export const useWords = (section: string | undefined): Content | undefined =>
  textsApi.useGetCheckoutTextsQuery().data?.find((entry) => entry.section === section);
