import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { anchorModel, auditModel } from './activity/audit.model.ts';
import { apiTokenModel } from './api-token/api-token.model.ts';
import { accessLinkModel } from './access/access-link.model.ts';
import { adminUserModel } from './admin-user/admin-user.model.ts';
import { passkeyModel } from './passkey/passkey.model.ts';
import { teamModel } from './team/team.model.ts';

/** Opens the service's database with its indexes. */
export const openDatabase = (config: {
  MONGODB_URI: string;
  MONGODB_DB?: string | undefined;
}): Promise<Mongo> =>
  connectMongo(config.MONGODB_URI, config.MONGODB_DB ?? 'auth', (db) => {
    adminUserModel(db);
    teamModel(db);
    accessLinkModel(db);
    apiTokenModel(db);
    passkeyModel(db);
    auditModel(db);
    anchorModel(db);
  });
