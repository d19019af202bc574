import type { Role } from '@shop/contracts/roles';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, nextId, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { passkeyModel } from '../passkey/passkey.store.ts';

/** The secret that an authenticator app shares with the shop, and the recovery codes. */
type SecondFactorRow = {
  /** Sealed. */
  secret: string;
  /** The latest 30 s period whose code was used: each period counts once. */
  lastPeriod: number;
  /** Hashes of the unused recovery codes. */
  recovery: string[];
};

/** An administrator as stored. */
export type AdminUserRow = {
  id: number;
  username: string;
  /** The username in the form for comparison: 'Ana' and 'ANA' are the same person. */
  usernameKey: string;
  passwordHash: string;
  /** The role that the account was made with; the present role is in the team. */
  role: string;
  secondFactor?: SecondFactorRow | undefined;
  /** The address for sign-in links. */
  email?: string | undefined;
  /** A proposed secret, sealed, until a code of it was shown. */
  proposedSecret?: string | undefined;
  /** The time of the last sign-out everywhere: push subscriptions made before end as well. */
  outAt?: Date | undefined;
  /** The same for single browsers, the newest last. */
  outBrowsers?: { browser: string; at: Date }[] | undefined;
  createdAt: Date;
  updatedAt: Date;
};

const required = true;
const schema = new Schema<AdminUserRow>(
  {
    id: { type: Number, required },
    username: { type: String, required, maxlength: 100 },
    usernameKey: { type: String, required, maxlength: 200 },
    passwordHash: { type: String, required, maxlength: 255 },
    role: { type: String, default: 'admin', maxlength: 50 },
    secondFactor: new Schema<SecondFactorRow>(
      {
        secret: { type: String, required },
        lastPeriod: { type: Number, required },
        recovery: [String],
      },
      { _id: false },
    ),
    email: { type: String, maxlength: 254 },
    proposedSecret: String,
    outAt: Date,
    outBrowsers: [new Schema({ browser: String, at: Date }, { _id: false })],
  },
  { collection: 'admin_users', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ usernameKey: 1 }, { unique: true });

export const adminUserModel = modelOf('AdminUser', schema);

/** The form of usernames for comparison, in the database and in the throttle. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** Per person: the push subscriptions of older browsers have long ended. */
const MOST_BROWSERS = 50;

type NewAdmin = { username: string; passwordHash: string; role: Role; email?: string | undefined };
export type AdminUserStore = ReturnType<typeof createAdminUserStore>;

export function createAdminUserStore(db: Mongo) {
  const model = adminUserModel(db);
  const passkeys = passkeyModel(db);
  return {
    hasAny: async () => (await model.exists({})) !== null,

    find: (username: string) =>
      model
        .findOne({ usernameKey: usernameKey(username) })
        .lean<AdminUserRow>()
        .exec(),

    byId: (id: number): Promise<AdminUserRow | null> => model.findOne({ id }).lean<AdminUserRow>().exec(),

    /** @returns null when the username is taken, in any capitals */
    async add({ username, passwordHash, role, email }: NewAdmin): Promise<AdminUserRow | null> {
      const id = await nextId(db, 'admin_users');
      // The specification calls owners 'admin'.
      const stored = role === 'owner' ? 'admin' : role;
      const row = { id, username, usernameKey: usernameKey(username), passwordHash, role: stored };
      const made = await unlessTaken(model.create({ ...row, ...(email && { email }) }), () => null);
      return made && made.toObject();
    },

    /** All administrators, the oldest first. */
    list: () => model.find().sort({ id: 1 }).lean<AdminUserRow[]>().exec(),

    /** For a lost password. Somebody else may have used it to make passkeys, so all passkeys are deleted. */
    async setPassword(id: number, passwordHash: string): Promise<void> {
      await model.updateOne({ id }, { passwordHash });
      await passkeys.deleteMany({ userId: id });
    },

    /** For a change by the owner of the account, who proved it: their passkeys stay. */
    changePassword: (id: number, passwordHash: string) => model.updateOne({ id }, { passwordHash }).exec(),

    setEmail: (id: number, email: string | undefined) =>
      model.updateOne({ id }, email ? { $set: { email } } : { $unset: { email: 1 } }).exec(),

    setProposedSecret: (id: number, proposedSecret: string) =>
      model.updateOne({ id }, { $set: { proposedSecret } }).exec(),

    /** Makes the proposed secret the valid one. @returns false when another one was proposed meanwhile */
    setSecondFactor: async (
      id: number,
      secret: string,
      rest: Omit<SecondFactorRow, 'secret'>,
    ): Promise<boolean> =>
      (
        await model.updateOne(
          { id, proposedSecret: secret },
          { $set: { secondFactor: { secret, ...rest } }, $unset: { proposedSecret: 1 } },
        )
      ).matchedCount === 1,

    /** Records a sign-out everywhere, or in one browser. */
    setOut: (id: number, at: Date, browser?: string) =>
      model
        .updateOne(
          { id },
          browser
            ? { $push: { outBrowsers: { $each: [{ browser, at }], $slice: -MOST_BROWSERS } } }
            : { $set: { outAt: at }, $unset: { outBrowsers: 1 } },
        )
        .exec(),

    removeSecondFactor: (id: number) => model.updateOne({ id }, { $unset: { secondFactor: 1 } }).exec(),

    /** @returns false when a code of this period or a later one was already used */
    usePeriod: async (id: number, period: number): Promise<boolean> =>
      (
        await model.updateOne(
          { id, 'secondFactor.lastPeriod': { $lt: period } },
          { $set: { 'secondFactor.lastPeriod': period } },
        )
      ).matchedCount === 1,

    /** @returns false when there is no such code, or it was used */
    useRecoveryCode: async (id: number, hash: string): Promise<boolean> =>
      (
        await model.updateOne(
          { id, 'secondFactor.recovery': hash },
          { $pull: { 'secondFactor.recovery': hash } },
        )
      ).matchedCount === 1,

    async remove(id: number): Promise<void> {
      await model.deleteOne({ id });
      await passkeys.deleteMany({ userId: id });
    },
  };
}
