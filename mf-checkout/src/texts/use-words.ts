import { useRead } from '@shop/app-kit';
import type { Content } from '@shop/contracts/content';

/** The owner's text of a section; undefined while it loads, or when there is none. */
export const useWords = (section: string | undefined): Content | undefined =>
  useRead('/content/checkout').data?.find((entry) => entry.section === section);
