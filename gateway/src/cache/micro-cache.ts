import type { AskOptions, Fetched } from '../proxy/ask.ts';
import { EMERGENCY_MS, SHORT, shorter, type Ages } from './ages.ts';
import { encode, type Encoded } from './encoded.ts';

export type MicroCache = ReturnType<typeof createMicroCache>;
export type Load = (options: AskOptions) => Promise<Fetched>;
/** A public answer: the same for everyone, and stale once something with one of its tags is changed. */
export type Read = {
  key: string;
  tags: readonly string[];
  /** What the answer must be, e.g. 'application/json'; anything else is not kept and not shown. */
  contentType: string;
  load: Load;
  /** How old it may get while changes are heard of; SHORT when not said. */
  ages?: Ages;
};
/** An answer to hand on; one that is not 200 was not kept. */
export type Cached = { status: number; encoded: Encoded; headers?: Fetched['headers'] };
type Options = {
  now?: () => number;
  /** Whether every change is heard of. If not, ages are short. */
  isTold?: () => boolean;
};

type Entry = { answer: Cached; filledAt: number; expired: boolean };

/** After a failure the service is left alone this long. */
const PAUSE_MS = 1_000;

/**
 * Answers of public reads, kept in memory for a moment: one read of a service feeds every visitor of that moment, and a
 * service that is down is not missed for ten minutes.
 */
export function createMicroCache({ now = Date.now, isTold = () => true }: Options = {}) {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Cached>>();
  const tagsOf = new Map<string, readonly string[]>();
  const pausedUntil = new Map<string, number>();

  async function fill(read: Read, isCurrent: () => boolean): Promise<Cached> {
    const { key } = read;
    const entry = entries.get(key);
    // A service that is being replaced is waited for when there is nothing to show, or what there is was changed.
    const waits = !entry || entry.expired || now() - entry.filledAt >= spareMs(read);
    const answer = await toCached(await read.load({ waits }), read.contentType);
    // A change came in between: what this read saw may be older.
    if (!isCurrent()) throw new Superseded();
    if (answer.status === 200) entries.set(key, { answer, filledAt: now(), expired: false });
    else if (answer.status >= 500) pausedUntil.set(key, now() + PAUSE_MS);
    else entries.delete(key);
    return answer;
  }

  function refresh(read: Read): Promise<Cached> {
    const running = flights.get(read.key);
    if (running) return running;
    const isCurrent = () => flights.get(read.key) === flight;
    const flight: Promise<Cached> = fill(read, isCurrent).finally(
      () => isCurrent() && flights.delete(read.key),
    );
    flights.set(read.key, flight);
    return flight;
  }

  async function freshOrEmergency(read: Read, entry: Entry | undefined): Promise<Cached> {
    const { key } = read;
    const spare = entry && now() - entry.filledAt < spareMs(read) ? entry.answer : undefined;
    if (spare && now() < (pausedUntil.get(key) ?? 0)) return spare;
    try {
      const answer = await refresh(read);
      return spare && answer.status >= 500 ? spare : answer;
    } catch (error) {
      if (error instanceof Superseded) return freshOrEmergency(read, entries.get(key));
      pausedUntil.set(key, now() + PAUSE_MS);
      if (spare) return spare;
      throw error;
    }
  }

  return {
    /** @throws Error of `load` when there is nothing to show in its place */
    async read(read: Read): Promise<Cached> {
      const { key, tags, ages = SHORT } = read;
      tagsOf.set(key, tags);
      const { freshMs, staleMs } = isTold() ? ages : shorter(ages, SHORT);
      const entry = entries.get(key);
      const age = entry ? now() - entry.filledAt : Infinity;
      if (!entry || entry.expired || age >= staleMs) return freshOrEmergency(read, entry);
      if (age >= freshMs && now() >= (pausedUntil.get(key) ?? 0))
        refresh(read).catch(() => pausedUntil.set(key, now() + PAUSE_MS));
      return entry.answer;
    },

    /** Makes an answer anew ahead of whoever asks for it; the one of before is shown meanwhile. */
    renew(read: Read): Promise<Cached> {
      tagsOf.set(read.key, read.tags);
      return refresh(read);
    },

    /** What was shown last, however old it is. */
    spare: (key: string): Cached | undefined => entries.get(key)?.answer,

    /**
     * Nothing with this tag counts as fresh any more, or nothing at all; it stays at hand for the case that its service
     * is down.
     */
    expire(tag?: string): void {
      for (const [key, tags] of tagsOf) {
        if (tag !== undefined && !tags.includes(tag)) continue;
        const entry = entries.get(key);
        if (entry) entry.expired = true;
        flights.delete(key);
        pausedUntil.delete(key);
      }
    },
  };
}

const spareMs = ({ ages = SHORT }: Read): number => Math.max(EMERGENCY_MS, ages.staleMs);

class Superseded extends Error {}

/** @throws Error when it is no public answer of the wanted type */
export async function toCached(fetched: Fetched, wanted: string): Promise<Cached> {
  const { status, contentType, body, cookies, headers } = fetched;
  // Neither of them can be the public answer that was asked for.
  if (cookies || contentType.split(';')[0]!.trim() !== wanted) throw new Error('not a public answer');
  return { status, encoded: await encode(body, contentType), ...(headers && { headers }) };
}
