/** A bulk action goes to the server in parts: the named rows, or all that the list finds. */
export type Selected<Row, Find> = { rows: Row[] } | { find: Find };
type Part<Row, Find, Key> = { rows: Row[] } | { find: Find; after?: Key };
type Answer<Key> = { next?: Key | undefined };

/**
 * Sends part after part until the end; after a failure the rest is not sent, and earlier answers count.
 * @param most the rows that fit into a part
 */
export async function inParts<Row, Find, Key, Told extends Answer<Key>, Failure>(
  chosen: Selected<Row, Find>,
  most: number,
  ask: (part: Part<Row, Find, Key>) => PromiseLike<{ data?: Told; error?: Failure }>,
): Promise<{ told: Told[]; error?: Failure }> {
  const told: Told[] = [];
  const parts: Part<Row, Find, Key>[] = 'find' in chosen ? [chosen] : cut(chosen.rows, most);
  for (let part = parts.shift(); part; part = parts.shift()) {
    const { data, error } = await ask(part);
    if (!data) return { told, error: error! };
    told.push(data);
    if ('find' in part && data.next !== undefined) parts.push({ find: part.find, after: data.next });
  }
  return { told };
}

/** The answers of all parts as one: only the failure when no part was answered, else also the progress. */
export const asOne = <Told, Whole extends object, Failure>(
  { told, error }: { told: Told[]; error?: Failure },
  whole: (told: Told[]) => Whole,
) => {
  if (error !== undefined && told.length === 0) return { error };
  return { data: { ...whole(told), isStopped: error !== undefined } };
};

const cut = <Row>(rows: Row[], most: number): { rows: Row[] }[] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => ({
    rows: rows.slice(at * most, (at + 1) * most),
  }));
