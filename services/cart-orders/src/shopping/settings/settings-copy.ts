import { internalSettings, type InternalSettings } from '@shop/contracts/settings';
import type { Mongo } from '@shop/service-kit/mongo';
import * as z from 'zod';

type CopyRow = { _id: string; settings: unknown };
export type SettingsCopy = ReturnType<typeof createSettingsCopy>;

/** What was last read of the shop's settings, for a start while content-media is away. */
export function createSettingsCopy(db: Mongo) {
  const copies = db.collection<CopyRow>('settings_copy');
  return {
    write: (settings: InternalSettings) =>
      copies.updateOne({ _id: 'shop' }, { $set: { settings } }, { upsert: true }),
    /** @returns undefined when there is none, or one of another form */
    read: async (): Promise<InternalSettings | undefined> =>
      z.safeParse(internalSettings, (await copies.findOne({ _id: 'shop' }))?.settings).data,
  };
}
