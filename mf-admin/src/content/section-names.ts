import { knownText } from '../texts/known-texts.ts';

/** Sections have the keys that pages ask for; this key is translated, because owners do not know the English word. */
const SPANISH: Record<string, string> = { search: 'buscadores' };
export const sectionKey = (section: string): string => SPANISH[section] ?? section;

/** The name of a section in the words of a shop owner; undefined for the owner's own sections. */
export const sectionName = (place: { page: string; section: string }): string | undefined =>
  knownText(place)?.name;
