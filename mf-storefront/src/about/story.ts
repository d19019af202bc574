import { sectionOf, type SectionText } from '../content/sections.ts';

const OPENING = 'hero';
const COMMITMENT = /^compromiso/i;
/** Texts of the page that are not chapters. */
const FRAME = ['commitments', 'invitation', 'search'];

/** The page's entries by their place: the opening, chapters in the owner's order, and the commitments. */
export const partsOf = <T extends SectionText>(entries: T[]) => {
  const opening = sectionOf(entries, OPENING);
  const commitments = entries.filter(({ section }) => COMMITMENT.test(section));
  const chapters = entries.filter(
    (entry) => entry !== opening && !commitments.includes(entry) && !FRAME.includes(entry.section),
  );
  return { opening, chapters, commitments };
};
