import {
  KEY_NAMES,
  keyRow,
  type KeyAccount,
  type KeyName,
  type KeyState,
  type KeysView,
} from '@shop/contracts/keys';
import { givenBy } from '@shop/service-kit/kept-keys/with-kept';
import type { CartOrdersConfig } from '../config.ts';
import type { KeyStore } from './key.store.ts';

export type Modes = () => Record<KeyAccount, KeysView['modes'][KeyAccount]>;
type Deps = { keyStore: KeyStore; config: CartOrdersConfig; modes: Modes };

/** What the owner may see of the keys, never a secret. */
export async function keysViewOf({ keyStore, config, modes }: Deps): Promise<KeysView> {
  const kept = await keyStore.read();
  const open = keyStore.opened(kept);
  const stateOf = (name: KeyName): KeyState => {
    const from = givenBy(config, name);
    if (from === 'technician') return { from };
    const row = kept[name];
    if (!row) return from ? { from } : {};
    const { isSecret } = keyRow(name);
    const isLost = isSecret && open[name] === undefined;
    return {
      from: 'owner',
      at: row.at.toISOString(),
      ...(!isSecret && { value: row.value }),
      ...(isLost && { isLost }),
    };
  };
  return {
    canKeep: keyStore.canKeep,
    keys: Object.fromEntries(KEY_NAMES.map((name) => [name, stateOf(name)])) as KeysView['keys'],
    modes: modes(),
    webhookUrl: `${config.PUBLIC_BASE_URL}/api/webhooks/mercadopago`,
  };
}
