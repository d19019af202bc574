import { knownText } from '../texts/known-texts.ts';

/** What a section of a page is, in the words of a shop owner; one of their own has none. */
export const sectionName = (place: { page: string; section: string }): string | undefined =>
  knownText(place)?.name;
