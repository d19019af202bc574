/** Removes the mark of a sample when a change counts its stock, or changes more than whether it is for sale. */
export const endsSample = (fields: object) =>
  Object.keys(fields).some((name) => name !== 'isAvailable') ? { sample: 1 } : {};
