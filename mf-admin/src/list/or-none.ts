/** An empty field means no value. */
export const textOrNone = (typed: unknown) => (typed === '' || typed === null ? undefined : typed);
