import type { Redis } from 'ioredis';

/** Somebody of the team who gets in, and since when they were last signed out everywhere (milliseconds). */
export type Person = { id: number; outAt?: number | undefined };

const keyOf = (queue: string) => `people:${queue}`;
/** Says that the copy is there at all: a Redis that lost it knows nobody. */
const WRITTEN = 'written';

/**
 * What services look at that do something for people who are not there. auth writes it, whole, with each change and every few
 * seconds.
 * @param queue names the installation, as several may share a Redis
 */
export async function writePeople(redis: Redis, queue: string, people: Person[]): Promise<void> {
  const fields = people.map(({ id, outAt = 0 }) => [String(id), outAt] as const);
  await redis
    .multi()
    .del(keyOf(queue))
    .hset(keyOf(queue), Object.fromEntries([[WRITTEN, 1], ...fields]))
    .exec();
}

/** @returns undefined for whoever does not get in any more @throws while nobody says who does */
export async function readPerson(redis: Redis, queue: string, id: number): Promise<Person | undefined> {
  const [written, outAt] = await redis.hmget(keyOf(queue), WRITTEN, String(id));
  if (!written) throw new Error('it is not known yet who is in the team');
  return outAt === null || outAt === undefined ? undefined : { id, outAt: Number(outAt) };
}
