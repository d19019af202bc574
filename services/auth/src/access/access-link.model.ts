import { ROLES, type Role } from '@shop/contracts/roles';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** A link with which somebody chooses a password: a new member, or one who lost theirs. Only its hash is stored. */
export type AccessLinkRow = {
  _id: string;
  tokenHash: string;
  kind: 'invitation' | 'reset';
  username: string;
  usernameKey: string;
  role: Role;
  /** Where the owner had it mailed. */
  email?: string | undefined;
  expiresAt: Date;
};

const required = true;
const schema = new Schema<AccessLinkRow>(
  {
    _id: String,
    tokenHash: { type: String, required },
    kind: { type: String, required, enum: ['invitation', 'reset'] },
    username: { type: String, required },
    usernameKey: { type: String, required },
    role: { type: String, required, enum: ROLES },
    email: { type: String, maxlength: 254 },
    expiresAt: { type: Date, required },
  },
  { collection: 'access_links', versionKey: false },
)
  .index({ tokenHash: 1 }, { unique: true })
  // A new link takes the place of the one before.
  .index({ usernameKey: 1 }, { unique: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const accessLinkModel = modelOf('AccessLink', schema);
