import type { Role } from '@shop/contracts/roles';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, nextId, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { passkeyModel } from '../passkey/passkey.store.ts';

/** What an authenticator app shares with the shop. */
type SecondFactorRow = {
  /** Sealed. */
  secret: string;
  /** The latest period of 30 s that a code was used of: each counts once. */
  lastPeriod: number;
  /** Hashes of the recovery codes that are left. */
  recovery: string[];
};

/** An administrator as stored. */
export type AdminUserRow = {
  id: number;
  username: string;
  /** The username as it is compared: 'Ana' and 'ANA' are the same person. */
  usernameKey: string;
  passwordHash: string;
  /** What they were when they came; what they are now stands in the team. */
  role: string;
  secondFactor?: SecondFactorRow | undefined;
  /** Where links to sign in go. */
  email?: string | undefined;
  /** A secret that no code was shown of yet, sealed. */
  proposedSecret?: string | undefined;
  /** When they were last signed out everywhere: what was done for them before without a session ends as well. */
  outAt?: Date | undefined;
  /** The same of single browsers, the newest last. */
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

/** The form in which usernames are compared, in the database and by the throttle. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** Of one person; what was done in others has long ended by itself. */
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

    /** @returns null when the username is taken, in whatever capitals */
    async add({ username, passwordHash, role, email }: NewAdmin): Promise<AdminUserRow | null> {
      const id = await nextId(db, 'admin_users');
      // The specification's word for those who may do everything.
      const stored = role === 'owner' ? 'admin' : role;
      const row = { id, username, usernameKey: usernameKey(username), passwordHash, role: stored };
      const made = await unlessTaken(model.create({ ...row, ...(email && { email }) }), () => null);
      return made && made.toObject();
    },

    /** All administrators, the first one first. */
    list: () => model.find().sort({ id: 1 }).lean<AdminUserRow[]>().exec(),

    /** Of who lost the one of before, maybe to somebody who made passkeys with it: those go, all of them. */
    async setPassword(id: number, passwordHash: string): Promise<void> {
      await model.updateOne({ id }, { passwordHash });
      await passkeys.deleteMany({ userId: id });
    },

    /** By whoever it is of, who proved it: what else they get in with is theirs. */
    changePassword: (id: number, passwordHash: string) => model.updateOne({ id }, { passwordHash }).exec(),

    setEmail: (id: number, email: string | undefined) =>
      model.updateOne({ id }, email ? { $set: { email } } : { $unset: { email: 1 } }).exec(),

    setProposedSecret: (id: number, proposedSecret: string) =>
      model.updateOne({ id }, { $set: { proposedSecret } }).exec(),

    /** The proposed secret becomes the one that counts. @returns false when another one was proposed meanwhile */
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

    /** Everywhere, or in one browser. */
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

    /** @returns false when a code of this period or a later one was used before */
    usePeriod: async (id: number, period: number): Promise<boolean> =>
      (
        await model.updateOne(
          { id, 'secondFactor.lastPeriod': { $lt: period } },
          { $set: { 'secondFactor.lastPeriod': period } },
        )
      ).matchedCount === 1,

    /** @returns false when there is no such code, or no longer */
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
