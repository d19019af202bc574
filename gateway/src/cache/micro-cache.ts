import type { AskOptions, Fetched } from '../proxy/ask.ts';
import type { Noun } from './cacheable.ts';
import { encode, type Encoded } from './encoded.ts';

export type MicroCache = ReturnType<typeof createMicroCache>;
export type Load = (path: string, options: AskOptions) => Promise<Fetched>;
/** An answer to hand on; one that is not 200 was not kept. */
export type Cached = { status: number; encoded: Encoded };

type Entry = { answer: Cached; filledAt: number; expired: boolean };

/** Fresh for 2 s; then shown up to 10 s old while it is read anew; up to 10 min old while its service cannot answer. */
const FRESH_MS = 2_000;
const STALE_MS = 10_000;
const EMERGENCY_MS = 600_000;
/** After a failure the service is left alone this long. */
const PAUSE_MS = 1_000;

/**
 * Answers of public reads, kept in memory for a moment: one read of a service feeds every visitor of that moment, and a
 * service that is down is not missed for ten minutes.
 */
export function createMicroCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Cached>>();
  const nouns = new Map<string, Noun>();
  const pausedUntil = new Map<string, number>();

  async function fill(path: string, load: Load, isCurrent: () => boolean): Promise<Cached> {
    const entry = entries.get(path);
    // A service that is being replaced is waited for when there is nothing to show, or what there is was changed.
    const waits = !entry || entry.expired || now() - entry.filledAt >= EMERGENCY_MS;
    const answer = await toCached(await load(path, { waits }));
    // A write came in between: what this read saw may be older.
    if (!isCurrent()) throw new Superseded();
    if (answer.status === 200) entries.set(path, { answer, filledAt: now(), expired: false });
    else if (answer.status >= 500) pausedUntil.set(path, now() + PAUSE_MS);
    else entries.delete(path);
    return answer;
  }

  function refresh(path: string, load: Load): Promise<Cached> {
    const running = flights.get(path);
    if (running) return running;
    const isCurrent = () => flights.get(path) === flight;
    const flight: Promise<Cached> = fill(path, load, isCurrent).finally(
      () => isCurrent() && flights.delete(path),
    );
    flights.set(path, flight);
    return flight;
  }

  async function freshOrEmergency(path: string, load: Load, entry: Entry | undefined): Promise<Cached> {
    const spare = entry && now() - entry.filledAt < EMERGENCY_MS ? entry.answer : undefined;
    if (spare && now() < (pausedUntil.get(path) ?? 0)) return spare;
    try {
      const answer = await refresh(path, load);
      return spare && answer.status >= 500 ? spare : answer;
    } catch (error) {
      if (error instanceof Superseded) return freshOrEmergency(path, load, entries.get(path));
      pausedUntil.set(path, now() + PAUSE_MS);
      if (spare) return spare;
      throw error;
    }
  }

  return {
    /** @throws Error of `load` when there is nothing to show in its place */
    async read(path: string, noun: Noun, load: Load): Promise<Cached> {
      nouns.set(path, noun);
      const entry = entries.get(path);
      const age = entry ? now() - entry.filledAt : Infinity;
      if (!entry || entry.expired || age >= STALE_MS) return freshOrEmergency(path, load, entry);
      if (age >= FRESH_MS && now() >= (pausedUntil.get(path) ?? 0))
        refresh(path, load).catch(() => pausedUntil.set(path, now() + PAUSE_MS));
      return entry.answer;
    },

    /** Nothing of this noun counts as fresh any more; it stays at hand for the case that its service is down. */
    expire(noun: Noun): void {
      for (const [path, of] of nouns) {
        if (of !== noun) continue;
        const entry = entries.get(path);
        if (entry) entry.expired = true;
        flights.delete(path);
        pausedUntil.delete(path);
      }
    },
  };
}

class Superseded extends Error {}

async function toCached({ status, contentType, body, cookies }: Fetched): Promise<Cached> {
  // Neither of them can be the public JSON that was asked for.
  if (cookies || !/^application\/json\b/.test(contentType)) throw new Error('not a public answer');
  return { status, encoded: await encode(body, contentType) };
}
