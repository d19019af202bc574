import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { adminUserModel, type AdminUserRow } from './admin-user.model.ts';

/** The form in which usernames are compared, in the database and by the throttle. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

export type AdminUserStore = ReturnType<typeof createAdminUserStore>;

export function createAdminUserStore(db: Mongo) {
  const model = adminUserModel(db);
  return {
    hasAny: async () => (await model.exists({})) !== null,

    find: (username: string) =>
      model
        .findOne({ usernameKey: usernameKey(username) })
        .lean<AdminUserRow>()
        .exec(),

    /** @returns false when the username is taken, in whatever capitals */
    async add(username: string, passwordHash: string): Promise<boolean> {
      const id = await nextId(db, 'admin_users');
      try {
        await model.create({ id, username, usernameKey: usernameKey(username), passwordHash });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** All administrators, the first one first. */
    list: () => model.find().sort({ id: 1 }).lean<AdminUserRow[]>().exec(),

    setPassword: (id: number, passwordHash: string) => model.updateOne({ id }, { passwordHash }).exec(),

    remove: (id: number) => model.deleteOne({ id }).exec(),
  };
}
