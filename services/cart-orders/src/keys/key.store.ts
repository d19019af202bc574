import { keyRow, type KeyName } from '@shop/contracts/keys';
import { openKeys, type StoredKeys } from '@shop/service-kit/kept-keys/kept-keys';
import type { PlainKeys } from '@shop/service-kit/kept-keys/with-kept';
import type { Mongo } from '@shop/service-kit/mongo';
import type { Sealed } from '@shop/service-kit/sealed';

type KeptRow = { value: string; at: Date; by: string };
export type KeptRows = Partial<Record<KeyName, KeptRow>>;
type Row = { _id: string; kept?: KeptRows };
export type KeyStore = ReturnType<typeof createKeyStore>;

/** The owner's keys from 'Cobros y correo': secrets are sealed, each for its own row; the rest is stored as it is. */
export function createKeyStore(db: Mongo, sealed: Sealed | undefined) {
  const rows = db.collection<Row>('kept_keys');
  const read = async (): Promise<KeptRows> => (await rows.findOne({ _id: 'shop' }))?.kept ?? {};
  const storedOf = (kept: KeptRows): StoredKeys =>
    Object.fromEntries(Object.entries(kept).map(([name, row]) => [name, row.value]));
  return {
    canKeep: sealed !== undefined,
    read,
    readStored: async (): Promise<StoredKeys> => storedOf(await read()),
    /** The keys that can be read. */
    opened: (kept: KeptRows): PlainKeys => (sealed ? openKeys(storedOf(kept), sealed) : {}),
    /** Deletes keys without a value. One update, so that two owners cannot mix values within a key. */
    async write(given: Partial<Record<KeyName, string | null>>, by: string): Promise<void> {
      const at = new Date();
      const names = Object.keys(given) as KeyName[];
      const valueOf = (name: KeyName, text: string) =>
        keyRow(name).isSecret ? sealed!.seal(text, name) : text;
      const $set = Object.fromEntries(
        names.flatMap((name) => {
          const text = given[name];
          return text ? [[`kept.${name}`, { value: valueOf(name, text), at, by }]] : [];
        }),
      );
      const $unset = Object.fromEntries(
        names.flatMap((name) => (given[name] === null ? [[`kept.${name}`, 1 as const]] : [])),
      );
      const change = {
        ...(Object.keys($set).length > 0 && { $set }),
        ...(Object.keys($unset).length > 0 && { $unset }),
      };
      if (Object.keys(change).length > 0) await rows.updateOne({ _id: 'shop' }, change, { upsert: true });
    },
  };
}
