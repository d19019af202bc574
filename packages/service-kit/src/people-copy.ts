import type { Redis } from 'ioredis';

/** Somebody of the team who gets in, and since when they were last signed out everywhere, and in which browsers (milliseconds). */
export type Person = { id: number; outAt?: number | undefined; browsers?: Record<string, number> };

const keyOf = (queue: string) => `people:${queue}`;
/** Says that the copy is there at all: a Redis that lost it knows nobody. */
const WRITTEN = 'written';
const browsersOf = (id: number) => `${id}:browsers`;

/**
 * What services look at that do something for people who are not there. auth writes it, whole, with each change and every few
 * seconds.
 * @param queue names the installation, as several may share a Redis
 */
export async function writePeople(redis: Redis, queue: string, people: Person[]): Promise<void> {
  const fields = people.flatMap(({ id, outAt = 0, browsers = {} }) => [
    [String(id), outAt] as const,
    [browsersOf(id), JSON.stringify(browsers)] as const,
  ]);
  await redis
    .multi()
    .del(keyOf(queue))
    .hset(keyOf(queue), Object.fromEntries([[WRITTEN, 1], ...fields]))
    .exec();
}

/** Nobody says yet who gets in. */
export class PeopleUnknown extends Error {}

/** @returns undefined for whoever does not get in any more @throws PeopleUnknown while nobody says who does */
export async function readPerson(redis: Redis, queue: string, id: number): Promise<Person | undefined> {
  const [written, outAt, browsers] = await redis.hmget(keyOf(queue), WRITTEN, String(id), browsersOf(id));
  if (!written) throw new PeopleUnknown('it is not known yet who is in the team');
  if (outAt === null || outAt === undefined) return undefined;
  return { id, outAt: Number(outAt), browsers: JSON.parse(browsers ?? '{}') as Record<string, number> };
}
