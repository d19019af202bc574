import type { DrawnPage } from '../pages/pages.ts';
import type { Drawing } from './messages.ts';

/** As it is for a minute; then shown once more while it is drawn anew; after five minutes it is waited for. */
const FRESH_MS = 60_000;
const STALE_MS = 300_000;
/** After a failure drawing rests this long. */
const PAUSE_MS = 3_000;

type Kept = { page: DrawnPage; at: number };
type Options = {
  draw: (path: string) => Promise<Drawing>;
  /** A visitor does not wait longer than this for a drawing. */
  waitMs: number;
  failed: (error: unknown) => void;
  now?: () => number;
};
export type PageCache = ReturnType<typeof createPageCache>;

/** Pages that were drawn ahead. None is shown that was drawn before the last `clear`. */
export function createPageCache({ draw, waitMs, failed, now = Date.now }: Options) {
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Promise<DrawnPage | undefined>>();
  const restUntil = new Map<string, number>();
  let round = 0;

  async function fill(path: string): Promise<DrawnPage | undefined> {
    const begun = round;
    try {
      const { complete, ...page } = await draw(path);
      if (begun !== round) return undefined;
      if (complete) kept.set(path, { page, at: now() });
      else restUntil.set(path, now() + PAUSE_MS);
      return complete ? page : undefined;
    } catch (error) {
      restUntil.set(path, now() + PAUSE_MS);
      failed(error);
      return undefined;
    } finally {
      if (begun === round) flights.delete(path);
    }
  }

  function refresh(path: string): Promise<DrawnPage | undefined> {
    const running = flights.get(path);
    if (running) return running;
    if (now() < (restUntil.get(path) ?? 0)) return Promise.resolve(undefined);
    const flight = fill(path);
    flights.set(path, flight);
    return flight;
  }

  return {
    /** The drawn page, or undefined when the browser had better draw it itself. */
    async get(path: string): Promise<DrawnPage | undefined> {
      const known = kept.get(path);
      const age = known ? now() - known.at : Infinity;
      if (age < FRESH_MS) return known!.page;
      const drawn = refresh(path);
      return age < STALE_MS ? known!.page : within(waitMs, drawn);
    },
    /** What pages show has changed. */
    clear(): void {
      round += 1;
      kept.clear();
      flights.clear();
      restUntil.clear();
    },
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
