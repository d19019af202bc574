import { ROLES } from '@shop/contracts/roles';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, retryLostRaces } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';
import { type TeamChange, inTeam, isOwner, type Member, withMember } from './team.ts';

/** All roles are in one document, so that one atomic write can ensure that an owner is left. */
export type TeamRow = { _id: 'team'; version: number; members: Member[] };

const required = true;
const schema = new Schema<TeamRow>(
  {
    _id: String,
    version: { type: Number, required },
    members: [
      new Schema<Member>(
        {
          id: { type: Number, required },
          role: { type: String, required, enum: ROLES },
          isDisabled: { type: Boolean, required },
        },
        { _id: false, id: false },
      ),
    ],
  },
  { collection: 'team', versionKey: false },
);

export const teamModel = modelOf('Team', schema);

type Decide = (members: Member[]) => Member[];
export type TeamStore = ReturnType<typeof createTeamStore>;

/** The role of each administrator. */
export function createTeamStore(db: Mongo, users: Pick<AdminUserStore, 'list'>) {
  const model = teamModel(db);
  const _id = 'team' as const;

  /** The team; it starts with all existing administrators. */
  async function read(): Promise<TeamRow> {
    const stored = await model.findById(_id).lean<TeamRow>().exec();
    if (stored) return stored;
    const members = (await users.list()).map((user) => inTeam([], user));
    await model.updateOne({ _id }, { $setOnInsert: { version: 0, members } }, { upsert: true });
    return read();
  }

  /**
   * Stores what `decide` makes of the team. After a concurrent change it decides again on the newer team.
   * @throws whatever `decide` throws; then nothing is stored
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
    /** The role of one administrator. */
    async memberOf(user: AdminUserRow): Promise<Member> {
      return inTeam((await read()).members, user);
    },
    /** Whether this member is the only active owner. */
    async isOnlyOwner({ id }: Pick<AdminUserRow, 'id'>): Promise<boolean> {
      const owners = (await read()).members.filter(isOwner);
      return owners.length === 1 && owners[0]?.id === id;
    },
    async all(): Promise<{ user: AdminUserRow; member: Member }[]> {
      const [{ members }, everybody] = await Promise.all([read(), users.list()]);
      return everybody.map((user) => ({ user, member: inTeam(members, user) }));
    },

    /** Adds a new member; until then the role of their account counts. */
    join: (user: AdminUserRow): Promise<Member[]> =>
      change((members) =>
        members.some(({ id }) => id === user.id) ? members : [...members, inTeam([], user)],
      ),

    /** Changes one administrator. @returns the changed member @throws AppError as `withMember` does */
    changeOf: async (user: AdminUserRow, asked: TeamChange): Promise<Member> =>
      inTeam(await change((members) => withMember(members, user, asked)), user),
  };
}
