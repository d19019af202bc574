import { internalSettings, type InternalSettings } from '@shop/contracts/settings';
import type { Mongo } from '@shop/service-kit/mongo';
import * as z from 'zod';

type CopyRow = { _id: string; settings: unknown };
export type SettingsCopy = ReturnType<typeof createSettingsCopy>;

/** A copy of the last known shop settings, for a start while content-media is down. */
export function createSettingsCopy(db: Mongo) {
  const copies = db.collection<CopyRow>('settings_copy');
  return {
    write: (settings: InternalSettings) =>
      copies.updateOne({ _id: 'shop' }, { $set: { settings } }, { upsert: true }),
    /** @returns undefined when there is no copy, or it has another shape */
    read: async (): Promise<InternalSettings | undefined> =>
      z.safeParse(internalSettings, (await copies.findOne({ _id: 'shop' }))?.settings).data,
  };
}
