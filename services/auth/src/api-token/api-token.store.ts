import { API_TOKEN_PREFIX } from '@shop/contracts/api-token';
import { hashOfToken } from '@shop/service-kit/api-token/token-record';
import { modelOf } from '@shop/service-kit/model-of';
import type { Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { newRowId } from '../row-id.ts';
import { newToken } from '../secret-token.ts';

/** A token of an integration. Only its hash is stored. */
export type ApiTokenRow = {
  _id: string;
  tokenHash: string;
  name: string;
  scopes: string[];
  createdAt: Date;
  /** The owner who made it, and so knows it: it ends when they stop being an owner. */
  createdById: number;
  createdBy: string;
  endsAt?: Date;
  lastUsedAt?: Date;
  revokedAt?: Date;
};

const REVOKED_KEPT_S = 30 * 86_400;

const required = true;
const schema = new Schema<ApiTokenRow>(
  {
    _id: String,
    tokenHash: { type: String, required },
    name: { type: String, required },
    scopes: { type: [String], required },
    createdAt: { type: Date, required },
    createdById: { type: Number, required },
    createdBy: { type: String, required },
    endsAt: Date,
    lastUsedAt: Date,
    revokedAt: Date,
  },
  { collection: 'api_tokens', versionKey: false },
)
  .index({ createdAt: -1 })
  .index({ createdById: 1 })
  .index({ revokedAt: 1 }, { expireAfterSeconds: REVOKED_KEPT_S });

export const apiTokenModel = modelOf('ApiToken', schema);

type NewToken = Pick<ApiTokenRow, 'name' | 'scopes' | 'createdById' | 'createdBy'> & {
  endsAt?: Date | undefined;
};
export type ApiTokenStore = ReturnType<typeof createApiTokenStore>;

/** The shop's tokens. Services check the copies in Redis (`createTokenCopies`). */
export function createApiTokenStore(db: Mongo) {
  const model = apiTokenModel(db);
  return {
    /** @returns the token, which is shown only once, and its row */
    async make({ endsAt, ...given }: NewToken): Promise<{ token: string; row: ApiTokenRow }> {
      const token = API_TOKEN_PREFIX + newToken();
      const _id = newRowId();
      const fields = { ...given, tokenHash: hashOfToken(token), createdAt: new Date() };
      const row = await model.create({ _id, ...fields, ...(endsAt && { endsAt }) });
      return { token, row: row.toObject() };
    },

    /** All tokens, the newest first; revoked ones for a month. */
    list: () => model.find().sort({ createdAt: -1 }).lean<ApiTokenRow[]>().exec(),

    madeBy: (createdById: number) => model.find({ createdById }).lean<ApiTokenRow[]>().exec(),

    /** May be repeated, e.g. after Redis was down. @returns null when there is no such token */
    async revoke(_id: string): Promise<ApiTokenRow | null> {
      await model.updateOne({ _id, revokedAt: { $exists: false } }, { $set: { revokedAt: new Date() } });
      return model.findById(_id).lean<ApiTokenRow>().exec();
    },

    setUsed: (_id: string, lastUsedAt: Date) => model.updateOne({ _id }, { $max: { lastUsedAt } }).exec(),
  };
}
