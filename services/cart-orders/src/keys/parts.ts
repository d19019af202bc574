import { openKeptKeys, sealedKeys, writeCopy, type KeptKeys } from '@shop/service-kit/kept-keys/kept-keys';
import type { Base } from '@shop/service-kit/service/open-base';
import type { CartOrdersConfig } from '../config.ts';
import { createKeyStore } from './key.store.ts';

/** The present configuration: the environment's, with the owner's keys. */
export type Keys = Pick<KeptKeys<CartOrdersConfig>, 'config' | 'using'>;

/** Keys of the shop's accounts, entered by the owner; the other services read a copy. */
export async function keyParts({ config, db, redis, log }: Base<CartOrdersConfig>) {
  const keyStore = createKeyStore(db, sealedKeys(config));
  const read = async () => {
    const stored = await keyStore.readStored();
    await writeCopy(redis, config, stored).catch((error: unknown) =>
      log.warn({ err: error }, 'the copy of the keys is not written yet'),
    );
    return stored;
  };
  return { keyStore, keys: await openKeptKeys({ config, log, read }) };
}
