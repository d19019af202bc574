import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** A token of an integration. Only its hash is stored. */
export type ApiTokenRow = {
  _id: string;
  tokenHash: string;
  name: string;
  scopes: string[];
  createdAt: Date;
  /** Whoever made it has seen it: when they may not sign in as an owner any more, it ends as well. */
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
