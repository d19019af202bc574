import { knownText } from '../texts/known-texts.ts';

/** Sections are called by their keys, as pages ask for them; this one is no word of an owner. */
const SPANISH: Record<string, string> = { search: 'buscadores' };
export const sectionKey = (section: string): string => SPANISH[section] ?? section;

/** What a section of a page is, in the words of a shop owner; one of their own has none. */
export const sectionName = (place: { page: string; section: string }): string | undefined =>
  knownText(place)?.name;
