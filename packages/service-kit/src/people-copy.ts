import type { Redis } from 'ioredis';

/** An active member: when they were last signed out everywhere, and when in which browsers (milliseconds). */
export type Person = { id: number; outAt?: number | undefined; browsers?: Record<string, number> };

const keyOf = (queue: string) => `people:${queue}`;
/** Shows that the copy exists: without it nobody is known, because Redis lost the copy. */
const WRITTEN = 'written';
const browsersOf = (id: number) => `${id}:browsers`;

/**
 * The copy that services read when they act for people who have no request open. auth writes all of it with each change
 * and every few seconds.
 * @param queue names the installation, since several may share a Redis
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

/** The copy does not exist yet. */
export class PeopleUnknown extends Error {}

/** @returns undefined for a member without access @throws PeopleUnknown while there is no copy */
export async function readPerson(redis: Redis, queue: string, id: number): Promise<Person | undefined> {
  const [written, outAt, browsers] = await redis.hmget(keyOf(queue), WRITTEN, String(id), browsersOf(id));
  if (!written) throw new PeopleUnknown('it is not known yet who is in the team');
  if (outAt === null || outAt === undefined) return undefined;
  return { id, outAt: Number(outAt), browsers: JSON.parse(browsers ?? '{}') as Record<string, number> };
}
