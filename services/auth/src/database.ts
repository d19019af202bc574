import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { anchorModel, auditModel } from './activity/audit.store.ts';
import { apiTokenModel } from './api-token/api-token.store.ts';
import { accessLinkModel } from './access/access-link.store.ts';
import { adminUserModel } from './admin-user/admin-user.store.ts';
import { passkeyModel } from './passkey/passkey.store.ts';
import { teamModel } from './team/team.store.ts';

export const authModels = [
  adminUserModel,
  teamModel,
  accessLinkModel,
  apiTokenModel,
  passkeyModel,
  auditModel,
  anchorModel,
];

/** Opens the service's database with its indexes, for callers that need nothing else. */
export const openDatabase = (config: {
  MONGODB_URI: string;
  MONGODB_DB?: string | undefined;
}): Promise<Mongo> =>
  connectMongo(config.MONGODB_URI, config.MONGODB_DB ?? 'auth', (db) =>
    authModels.forEach((model) => model(db)),
  );
