/** The names of a table's rows, in their order. */
export const namesOf = <Name extends string>(rows: Record<Name, unknown>) =>
  Object.keys(rows) as [Name, ...Name[]];
