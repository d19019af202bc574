type WorkOff<Row> = {
  claim: () => Promise<Row | null>;
  /** 'stop' when other rows would fail too: they stay due until the next run. */
  work: (row: Row) => Promise<'next' | 'stop'>;
  /** The number of rows in work at a time. */
  atOnce: number;
};

/**
 * Works on all due rows, until none is left or `signal` stops it. Started work is always finished: otherwise it
 * would overlap with the next run.
 * @throws the first error of `claim` or `work`, after all started work has ended
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
  // One claim goes first: mostly no row is due.
  const first = next();
  if (!(await first)) return;
  const others = Array.from({ length: atOnce - 1 }, next);
  const ended = await Promise.allSettled([first, ...others].map(guarded));
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
}
