import type { WaitOption } from '../proxy/agent.ts';
import type { UpstreamResponse } from '../proxy/fetch-upstream.ts';
import { EMERGENCY_MS, SHORT, shorter, type Ages } from './ages.ts';
import { encode, type Encoded } from './encoded.ts';

export type MicroCache = ReturnType<typeof createMicroCache>;
export type Load = (options: WaitOption) => Promise<UpstreamResponse>;
/** A public answer: the same for everyone, and stale once something with one of its tags is changed. */
export type CachedRead = {
  key: string;
  tags: readonly string[];
  /** What the answer must be, e.g. 'application/json'; anything else is not kept and not shown. */
  contentType: string;
  load: Load;
  /** How old it may get while changes are heard of; SHORT when not said. */
  ages?: Ages;
};
/** An answer to hand on; one that is not 200 was not kept. */
export type Cached = { status: number; encoded: Encoded; headers?: UpstreamResponse['headers'] };
type Options = {
  now?: () => number;
  /** Whether every change is heard of. If not, ages are short. */
  hearsChanges?: () => boolean;
};

/** What is known of one key. */
type Slot = {
  tags: readonly string[];
  answer: Cached | undefined;
  filledAt: number;
  /** Something that it shows was changed since. */
  expired: boolean;
  /** The request that will fill it. */
  flight: Promise<Cached> | undefined;
  pausedUntil: number;
};
const EMPTY = { answer: undefined, filledAt: 0, expired: false, flight: undefined, pausedUntil: 0 };

/** After a failure the service is left alone this long. */
const PAUSE_MS = 1_000;

/**
 * Answers of public reads, kept in memory for a moment: one read of a service feeds every visitor of that moment, and a
 * service that is down is not missed for ten minutes.
 */
export function createMicroCache({ now = Date.now, hearsChanges = () => true }: Options = {}) {
  const slots = new Map<string, Slot>();

  function slotOf({ key, tags }: CachedRead): Slot {
    const slot = slots.get(key) ?? { ...EMPTY, tags };
    slot.tags = tags;
    slots.set(key, slot);
    return slot;
  }
  const ageOf = ({ answer, filledAt }: Slot) => (answer ? now() - filledAt : Infinity);
  const isPaused = (slot: Slot) => now() < slot.pausedUntil;
  const pause = (slot: Slot) => void (slot.pausedUntil = now() + PAUSE_MS);
  /** A change is no failure: a pause after it would show what was before, and pages would be made of that. */
  const unlessSuperseded = (slot: Slot) => (error: unknown) => {
    if (!(error instanceof Superseded)) pause(slot);
  };
  /** What may be shown in the place of a failure. */
  const spareOf = (slot: Slot, { ages = SHORT }: CachedRead) =>
    ageOf(slot) < Math.max(EMERGENCY_MS, ages.staleMs) ? slot.answer : undefined;

  async function fill(slot: Slot, read: CachedRead, isCurrent: () => boolean): Promise<Cached> {
    // A service that is being replaced is waited for when there is nothing to show, or what there is was changed.
    const waits = slot.expired || !spareOf(slot, read);
    const answer = toCached(await read.load({ waits }), read.contentType);
    // A change came in between: what this read saw may be older.
    if (!isCurrent()) throw new Superseded();
    if (answer.status === 200) Object.assign(slot, { answer, filledAt: now(), expired: false });
    else if (answer.status >= 500) pause(slot);
    // Forgotten: addresses of what does not exist may be made up without end.
    else slots.delete(read.key);
    return answer;
  }

  function refresh(slot: Slot, read: CachedRead): Promise<Cached> {
    if (slot.flight) return slot.flight;
    const isCurrent = () => slot.flight === flight;
    const flight: Promise<Cached> = fill(slot, read, isCurrent).finally(() => {
      if (isCurrent()) slot.flight = undefined;
    });
    slot.flight = flight;
    return flight;
  }

  async function freshOrSpare(slot: Slot, read: CachedRead): Promise<Cached> {
    const spare = spareOf(slot, read);
    if (spare && isPaused(slot)) return spare;
    try {
      const answer = await refresh(slot, read);
      return spare && answer.status >= 500 ? spare : answer;
    } catch (error) {
      if (error instanceof Superseded) return freshOrSpare(slot, read);
      pause(slot);
      if (spare) return spare;
      throw error;
    }
  }

  return {
    /** @throws Error of `load` when there is nothing to show in its place */
    async read(read: CachedRead): Promise<Cached> {
      const slot = slotOf(read);
      const { ages = SHORT } = read;
      const { freshMs, staleMs } = hearsChanges() ? ages : shorter(ages, SHORT);
      const age = ageOf(slot);
      if (!slot.answer || slot.expired || age >= staleMs) return freshOrSpare(slot, read);
      if (age >= freshMs && !isPaused(slot)) refresh(slot, read).catch(unlessSuperseded(slot));
      return slot.answer;
    },

    /**
     * Makes an answer anew ahead of whoever asks for it; the one of before is shown meanwhile.
     * @throws Superseded when a change came in between: whoever hears of changes asks again
     */
    renew: (read: CachedRead): Promise<Cached> => refresh(slotOf(read), read),

    /** What was shown last, however old it is. */
    spare: (key: string): Cached | undefined => slots.get(key)?.answer,

    forget: (key: string): void => void slots.delete(key),

    /** Nothing with this tag counts as fresh any more, or nothing at all; it stays at hand for a failure. */
    expire(tag?: string): void {
      for (const slot of slots.values())
        if (tag === undefined || slot.tags.includes(tag))
          Object.assign(slot, { expired: true, flight: undefined, pausedUntil: 0 });
    },
  };
}

export class Superseded extends Error {}

/** @throws Error when it is no public answer of the wanted type */
export function toCached(response: UpstreamResponse, wanted: string): Cached {
  const { status, contentType, body, cookies, headers } = response;
  // Neither of them can be the public answer that was requested.
  if (cookies || contentType.split(';')[0]!.trim() !== wanted) throw new Error('not a public answer');
  return { status, encoded: encode(body, contentType), ...(headers && { headers }) };
}
