/** Conformance cases whose answer differs from the expected one, each with the reason why that is right. */
export const ACCEPTED: Record<string, string> = {
  'core/update validation / new fields: order of the keys':
    'MongoDB 5 and later work through the fields of an update in lexicographic order, so new fields come in that order; the expected answer is that of older versions',
  'shop/pages, buckets, groups / addToSet users':
    'the accumulator $addToSet leaves out missing values, as $push does; the expected answer counts a missing user as one',
};
