import { useRead } from '@shop/app-kit';
import type { Content } from '@shop/contracts/content';

/** The owner's words in one place; undefined while they are still to come, or where there are none. */
export const useWords = (section: string | undefined): Content | undefined =>
  useRead('/content/checkout').data?.find((entry) => entry.section === section);
