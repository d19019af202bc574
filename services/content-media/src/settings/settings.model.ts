import type { SettingsValues } from '@shop/contracts/settings';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** What the owner decided of the shop: one document. `logo` is a path below /media/, or another shop's https address. */
export type SettingsRow = { _id: 'shop'; values: SettingsValues; version: number };

const schema = new Schema<SettingsRow>(
  { _id: String, values: { type: Object, required: true }, version: { type: Number, required: true } },
  { collection: 'settings', versionKey: false, minimize: false },
);

export const settingsModel = modelOf('Settings', schema);
