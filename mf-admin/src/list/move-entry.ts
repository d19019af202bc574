/** A list with one of its entries at another place. */
export const moveEntry = <Entry>(list: Entry[], from: number, to: number): Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
