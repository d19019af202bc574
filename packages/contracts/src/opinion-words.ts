/** From so many on the stars of a product stand on its card. */
export const FEWEST_ON_CARD = 3;

/** Of one product so many with words are told, the newest first. */
export const MOST_SHOWN = 10;

/** new: nobody of the shop has read it as it is now; hidden: the owner said why nobody sees it. */
export const OPINION_STATES = ['new', 'published', 'hidden'] as const;
export type OpinionState = (typeof OPINION_STATES)[number];
