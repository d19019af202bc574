/** Whoever counts a sample, or changes more of it than whether it is for sale, makes it theirs: this takes the mark off. */
export const endsSample = (fields: object) =>
  Object.keys(fields).some((name) => name !== 'isAvailable') ? { sample: 1 } : {};
