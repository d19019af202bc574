import type { WaitOption } from '../proxy/agent.ts';
import type { UpstreamResponse } from '../proxy/fetch-upstream.ts';
import { EMERGENCY_MS, SHORT, shorter, type Ages } from './ages.ts';
import { encode, type Encoded } from './encoded.ts';

export type MicroCache = ReturnType<typeof createMicroCache>;
export type Load = (options: WaitOption) => Promise<UpstreamResponse>;
/** A public response: the same for everyone, and stale once data with one of its tags changes. */
export type CachedRead = {
  key: string;
  tags: readonly string[];
  /** The required content type, e.g. 'application/json'; a response of another type is neither cached nor sent. */
  contentType: string;
  load: Load;
  /** How old it may get while changes are received; SHORT by default. */
  ages?: Ages;
};
/** A response to send; one without status 200 was not cached. */
export type Cached = { status: number; encoded: Encoded; headers?: UpstreamResponse['headers'] };
type Options = {
  now?: () => number;
  /** Whether every change is received. If not, ages are short. */
  hearsChanges?: () => boolean;
};

/** The state of one key. */
type Slot = {
  tags: readonly string[];
  answer: Cached | undefined;
  filledAt: number;
  /** Data that it shows has changed since. */
  expired: boolean;
  /** The request that will fill the slot. */
  flight: Promise<Cached> | undefined;
  pausedUntil: number;
};
const EMPTY = { answer: undefined, filledAt: 0, expired: false, flight: undefined, pausedUntil: 0 };

/** After a failure the service gets no request for this long. */
const PAUSE_MS = 1_000;

/**
 * Responses to public reads, held in memory for a short time: one read of a service serves all visitors of that time,
 * and a service may be down for ten minutes unnoticed.
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
  /** A change is no failure: a pause after it would show old data, and new pages would be built from that. */
  const unlessSuperseded = (slot: Slot) => (error: unknown) => {
    if (!(error instanceof Superseded)) pause(slot);
  };
  /** The response that may replace a failure. */
  const spareOf = (slot: Slot, { ages = SHORT }: CachedRead) =>
    ageOf(slot) < Math.max(EMERGENCY_MS, ages.staleMs) ? slot.answer : undefined;

  async function fill(slot: Slot, read: CachedRead, isCurrent: () => boolean): Promise<Cached> {
    // Waits for a service that is being replaced when there is nothing to show, or only outdated data.
    const waits = slot.expired || !spareOf(slot, read);
    const answer = toCached(await read.load({ waits }), read.contentType);
    // A change came in between: this read may hold older data.
    if (!isCurrent()) throw new Superseded();
    if (answer.status === 200) Object.assign(slot, { answer, filledAt: now(), expired: false });
    else if (answer.status >= 500) pause(slot);
    // Removed, because addresses of missing things can be invented without end.
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
    /** @throws Error of `load` when no response can replace it */
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
     * Loads a new response before anybody asks for it; the old one is shown meanwhile.
     * @throws Superseded when a change came in between: the listener to changes calls this again
     */
    renew: (read: CachedRead): Promise<Cached> => refresh(slotOf(read), read),

    /** The last response, however old it is. */
    spare: (key: string): Cached | undefined => slots.get(key)?.answer,

    forget: (key: string): void => void slots.delete(key),

    /** Marks everything with this tag as stale, or everything; it stays available to replace a failure. */
    expire(tag?: string): void {
      for (const slot of slots.values())
        if (tag === undefined || slot.tags.includes(tag))
          Object.assign(slot, { expired: true, flight: undefined, pausedUntil: 0 });
    },
  };
}

export class Superseded extends Error {}

/** @throws Error when it is not a public response of the wanted type */
export function toCached(response: UpstreamResponse, wanted: string): Cached {
  const { status, contentType, body, cookies, headers } = response;
  // A response with cookies or another type is not the public one.
  if (cookies || contentType.split(';')[0]!.trim() !== wanted) throw new Error('not a public answer');
  return { status, encoded: encode(body, contentType), ...(headers && { headers }) };
}
