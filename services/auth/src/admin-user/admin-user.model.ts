import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** What an authenticator app shares with the shop. */
export type SecondFactorRow = {
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
  },
  { collection: 'admin_users', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ usernameKey: 1 }, { unique: true });

export const adminUserModel = modelOf('AdminUser', schema);
