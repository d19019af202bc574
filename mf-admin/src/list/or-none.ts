/** An empty field means no value. */
export const textOrNone = (typed: unknown) => (typed === '' || typed === null ? undefined : typed);

/** The same of a number. */
export const numberOrNone = (typed: unknown) => {
  const said = textOrNone(typed);
  return said === undefined ? undefined : Number(said);
};
