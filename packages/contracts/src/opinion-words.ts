/** A product's card shows its stars from this number of opinions on. */
export const FEWEST_ON_CARD = 3;

/** The most opinions with text that a product carries, the newest first. */
export const MOST_SHOWN = 10;

/** new: nobody of the shop has read its current text; hidden: the owner gave a reason not to show it. */
export const OPINION_STATES = ['new', 'published', 'hidden'] as const;
export type OpinionState = (typeof OPINION_STATES)[number];
