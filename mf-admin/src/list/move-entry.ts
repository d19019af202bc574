/** A copy of a list with one entry moved. */
export const moveEntry = <Entry>(list: Entry[], from: number, to: number): Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
