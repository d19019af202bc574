import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** A passkey as stored: what proves its signatures, and nothing that could make one. */
export type PasskeyRow = {
  _id: string;
  userId: number;
  /** Of the browser, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it says that it was used; 0 for those that do not count. */
  counter: number;
  name: string;
  createdAt: Date;
  lastUsedAt?: Date | undefined;
};

const required = true;
const schema = new Schema<PasskeyRow>(
  {
    _id: String,
    userId: { type: Number, required },
    credentialId: { type: String, required },
    publicKey: { type: String, required },
    counter: { type: Number, required },
    name: { type: String, required },
    createdAt: { type: Date, required },
    lastUsedAt: Date,
  },
  { collection: 'passkeys', versionKey: false },
)
  .index({ credentialId: 1 }, { unique: true })
  .index({ userId: 1 });

export const passkeyModel = modelOf('Passkey', schema);
