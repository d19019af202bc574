/** Whoever changes more than whether it is for sale makes a sample theirs: this takes the mark off. */
export const endsSample = (fields: object) =>
  Object.keys(fields).some((name) => name !== 'isAvailable') ? { sample: 1 } : {};
