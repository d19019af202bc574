import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { newRowId } from '../row-id.ts';

/** A passkey as stored: enough to check its signatures, not to make one. */
export type PasskeyRow = {
  _id: string;
  userId: number;
  /** The browser's id of the key, base64url. */
  credentialId: string;
  /** The COSE key, base64url. */
  publicKey: string;
  /** The key's own count of its uses; 0 for keys that do not count. */
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

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(db: Mongo) {
  const model = passkeyModel(db);
  return {
    /** The oldest first. */
    listOf: (userId: number) =>
      model.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean<PasskeyRow[]>().exec(),

    hasAny: async (userId: number): Promise<boolean> => (await model.exists({ userId })) !== null,

    find: (credentialId: string) => model.findOne({ credentialId }).lean<PasskeyRow>().exec(),

    /** @returns null when the key belongs to an account already */
    add(key: Omit<PasskeyRow, '_id' | 'createdAt' | 'lastUsedAt'>): Promise<PasskeyRow | null> {
      const row = { ...key, _id: newRowId(), createdAt: new Date() };
      return unlessTaken(
        model.create(row).then(() => row),
        () => null,
      );
    },

    /** @returns false when it was removed or used meanwhile: two uses with one count mean that one is a copy */
    used: async ({ _id, counter }: PasskeyRow, next: number): Promise<boolean> =>
      (await model.updateOne({ _id, counter }, { $set: { counter: next, lastUsedAt: new Date() } }))
        .matchedCount === 1,

    /** @returns the removed key; null when this person has no such key */
    remove: (userId: number, _id: string) =>
      model.findOneAndDelete({ _id, userId }).lean<PasskeyRow>().exec(),
  };
}
