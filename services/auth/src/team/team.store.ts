import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import type { AdminUserRow } from '../admin-user/admin-user.model.ts';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import { teamModel, type Member, type TeamRow } from './team.model.ts';
import { inTeam, withMember, type Asked } from './team.ts';

type Decide = (members: Member[]) => Member[];
export type TeamStore = ReturnType<typeof createTeamStore>;

/** What each administrator may do. */
export function createTeamStore(db: Mongo, users: Pick<AdminUserStore, 'list'>) {
  const model = teamModel(db);
  const _id = 'team' as const;

  /** The team; it begins with whoever is there. */
  async function read(): Promise<TeamRow> {
    const stored = await model.findById(_id).lean<TeamRow>().exec();
    if (stored) return stored;
    const members = (await users.list()).map((user) => inTeam([], user));
    await model.updateOne({ _id }, { $setOnInsert: { version: 0, members } }, { upsert: true });
    return read();
  }

  /**
   * Stores what `decide` makes of the team. When somebody else was faster it decides anew, on what they left.
   * @throws whatever `decide` throws; nothing is stored then
   */
  const change = (decide: Decide): Promise<Member[]> =>
    retryLostRaces(async (lost) => {
      const { version, members } = await read();
      const next = decide(members);
      const { matchedCount } = await model.updateOne(
        { _id, version },
        { $set: { members: next }, $inc: { version: 1 } },
      );
      return matchedCount === 1 ? next : lost();
    });

  return {
    /** What one of the administrators may do, or each of them. */
    async memberOf(user: AdminUserRow): Promise<Member> {
      return inTeam((await read()).members, user);
    },
    async all(): Promise<{ user: AdminUserRow; member: Member }[]> {
      const [{ members }, everybody] = await Promise.all([read(), users.list()]);
      return everybody.map((user) => ({ user, member: inTeam(members, user) }));
    },

    /** Somebody new; until they stand here, what they came with counts. */
    join: (user: AdminUserRow): Promise<Member[]> =>
      change((members) =>
        members.some(({ id }) => id === user.id) ? members : [...members, inTeam([], user)],
      ),

    /** Changes what one administrator may do. @returns what that is now @throws AppError as `withMember` does */
    changeOf: async (user: AdminUserRow, asked: Asked): Promise<Member> =>
      inTeam(await change((members) => withMember(members, user, asked)), user),
  };
}
