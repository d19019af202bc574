import type { Job } from '@shop/service-kit/job';
import { writePeople } from '@shop/service-kit/people-copy';
import type { Redis } from 'ioredis';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { TeamStore } from './team.store.ts';

type Deps = {
  redis: Redis;
  queue: string;
  users: Pick<AdminUserStore, 'setOut'>;
  team: Pick<TeamStore, 'all'>;
};
type PeopleCopy = ReturnType<typeof createPeopleCopy>;

const EVERY_MS = 15_000;

/** Copies to Redis who may have access, for the other services. MongoDB is the durable copy. */
export function createPeopleCopy({ redis, queue, users, team }: Deps) {
  const sync = async (): Promise<void> => {
    const people = (await team.all()).filter(({ member }) => !member.isDisabled);
    await writePeople(
      redis,
      queue,
      people.map(({ user: { id, outAt, outBrowsers = [] } }) => ({
        id,
        outAt: outAt?.getTime(),
        browsers: Object.fromEntries(outBrowsers.map(({ browser, at }) => [browser, at.getTime()])),
      })),
    );
  };
  return {
    sync,
    /** Call it when somebody was signed out everywhere or in one browser, or was removed. */
    wentOut: async ({ id }: { id: number }, browser?: string): Promise<void> => {
      await users.setOut(id, new Date(), browser);
      await sync();
    },
  };
}

export const peopleSyncJob = ({ people }: { people: PeopleCopy }): Job => ({
  name: 'people',
  every: EVERY_MS,
  run: people.sync,
});
