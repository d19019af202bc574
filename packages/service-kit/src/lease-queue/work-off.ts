type WorkOff<Row> = {
  claim: () => Promise<Row | null>;
  /** 'stop' when no other row would fare better now: they keep their turn until the next time. */
  work: (row: Row) => Promise<'next' | 'stop'>;
  /** How many rows are worked on at a time. */
  atOnce: number;
};

/**
 * Works on everything that is due, until nothing is left or `signal` ends it. What is under way is always finished: a turn
 * that ended before its last work would overlap with the next.
 * @throws the first error of `claim` or `work`, when no work is under way any more
 */
export async function workOff<Row>(
  { claim, work, atOnce }: WorkOff<Row>,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController();
  const until = AbortSignal.any([signal, stop.signal]);
  const next = async () => (until.aborted ? null : claim());
  const lane = async (first: Row | null) => {
    for (let row = first; row; row = await next()) if ((await work(row)) === 'stop') stop.abort();
  };
  const guarded = (first: Promise<Row | null>) =>
    first.then(lane).catch((error: unknown) => {
      stop.abort();
      throw error;
    });
  // One asks before the others: mostly there is nothing.
  const first = next();
  if (!(await first)) return;
  const others = Array.from({ length: atOnce - 1 }, next);
  const ended = await Promise.allSettled([first, ...others].map(guarded));
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
}
