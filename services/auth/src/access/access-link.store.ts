import { type Role, ROLES } from '@shop/contracts/roles';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, retryLostRaces } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { usernameKey } from '../admin-user/admin-user.store.ts';
import { newRowId } from '../row-id.ts';
import { digest, newToken } from '../secret-token.ts';

/** A link with which a new member, or one who lost their password, chooses one. Only its hash is stored. */
export type AccessLinkRow = {
  _id: string;
  tokenHash: string;
  kind: 'invitation' | 'reset';
  username: string;
  usernameKey: string;
  /** The account whose password is reset: by then the name may belong to somebody else. */
  userId?: number | undefined;
  role: Role;
  /** The owner who made it, and so knows it: it ends when they stop being an owner. Earlier releases stored nobody. */
  madeBy?: number | undefined;
  /** The address to which the owner had it mailed. */
  email?: string | undefined;
  expiresAt: Date;
  /** Until then somebody is using the link. */
  heldUntil?: Date | undefined;
};

const required = true;
const schema = new Schema<AccessLinkRow>(
  {
    _id: String,
    tokenHash: { type: String, required },
    kind: { type: String, required, enum: ['invitation', 'reset'] },
    username: { type: String, required },
    usernameKey: { type: String, required },
    userId: Number,
    role: { type: String, required, enum: ROLES },
    madeBy: Number,
    email: { type: String, maxlength: 254 },
    expiresAt: { type: Date, required },
    heldUntil: Date,
  },
  { collection: 'access_links', versionKey: false },
)
  .index({ tokenHash: 1 }, { unique: true })
  // A new link replaces the person's earlier one.
  .index({ usernameKey: 1 }, { unique: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const accessLinkModel = modelOf('AccessLink', schema);

const LIFE_MS = 7 * 86_400_000;
/** Longer than a password takes to be stored. */
const HELD_MS = 60_000;

export type AccessLinkStore = ReturnType<typeof createAccessLinkStore>;

export function createAccessLinkStore(db: Mongo, now: () => number = Date.now) {
  const model = accessLinkModel(db);
  // The database deletes expired links with a delay.
  const alive = () => ({ expiresAt: { $gt: new Date(now()) } });
  const heldUntil = () => new Date(now() + HELD_MS);
  // A later time was written by a clock that was ahead.
  const free = () => ({ heldUntil: { $not: { $gt: new Date(now()), $lte: heldUntil() } } });
  return {
    /** Makes a link of seven days that replaces the person's earlier one. @returns its token, shown only once */
    async make(about: Pick<AccessLinkRow, 'kind' | 'username' | 'userId' | 'role' | 'madeBy' | 'email'>) {
      const token = newToken();
      const expiresAt = new Date(now() + LIFE_MS);
      const key = usernameKey(about.username);
      const _id = newRowId();
      const { email, ...rest } = about;
      const link = { ...rest, tokenHash: digest(token), expiresAt };
      const gone = { heldUntil: 1, ...(!email && { email: 1 }) } as const;
      const change = { $set: { ...link, ...(email && { email }) }, $unset: gone };
      await retryLostRaces(() =>
        model.updateOne({ usernameKey: key }, { ...change, $setOnInsert: { _id } }, { upsert: true }),
      );
      return { token, expiresAt };
    },

    find: (token: string) =>
      model
        .findOne({ tokenHash: digest(token), ...alive() })
        .lean<AccessLinkRow>()
        .exec(),

    /** Of two simultaneous requests one gets the link. It comes back after a minute, unless it was used up. */
    take: (token: string) =>
      model
        .findOneAndUpdate(
          { tokenHash: digest(token), ...alive(), ...free() },
          { $set: { heldUntil: heldUntil() } },
        )
        .lean<AccessLinkRow>()
        .exec(),

    useUp: (token: string) => model.deleteOne({ tokenHash: digest(token) }).exec(),

    invitations: () =>
      model
        .find({ kind: 'invitation', ...alive() })
        .sort({ usernameKey: 1 })
        .lean<AccessLinkRow[]>()
        .exec(),

    /** Deletes the link of a removed person: otherwise the next holder of the name could get a password with it. */
    forget: (username: string) => model.deleteOne({ usernameKey: usernameKey(username) }).exec(),

    /** @returns false when there is no such invitation, or somebody is using it */
    withdraw: async (_id: string): Promise<boolean> =>
      (await model.deleteOne({ _id, kind: 'invitation', ...free() })).deletedCount === 1,
  };
}
