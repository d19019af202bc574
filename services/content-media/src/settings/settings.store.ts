import type { SettingsValues } from '@shop/contracts/settings';
import type { AnyForm } from '@shop/service-kit/media-urls';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** The owner's settings, in one document. `logo` is a path below /media/, or another site's https address. */
type SettingsRow = { _id: 'shop'; values: SettingsValues; version: number };

const schema = new Schema<SettingsRow>(
  { _id: String, values: { type: Object, required: true }, version: { type: Number, required: true } },
  { collection: 'settings', versionKey: false, minimize: false },
);

export const settingsModel = modelOf('Settings', schema);

export type StoredSettings = Pick<SettingsRow, 'values' | 'version'>;
export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** The shop's settings in MongoDB. @param first the values until the owner changes them */
export function createSettingsStore(db: Mongo, first: SettingsValues) {
  const model = settingsModel(db);
  return {
    async read(): Promise<StoredSettings> {
      const row = await model.findById('shop').lean<SettingsRow>().exec();
      // Settings of a newer release may not be stored yet.
      return { values: { ...first, ...row?.values }, version: row?.version ?? 0 };
    },

    /** @returns null when a newer version is stored than the one that was read */
    replace(values: SettingsValues, version: number): Promise<StoredSettings | null> {
      const stored = model
        .findOneAndUpdate(
          { _id: 'shop', version },
          { $set: { values }, $inc: { version: 1 } },
          // Version 0 means that none are stored yet.
          { upsert: version === 0, returnDocument: 'after' },
        )
        .lean<SettingsRow>();
      return unlessTaken(stored, () => null);
    },

    /** Whether the shop's mark is a picture. */
    usesImage: async (image: AnyForm) => (await model.exists({ _id: 'shop', 'values.logo': image })) !== null,
  };
}
