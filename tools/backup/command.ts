import { findAddresses } from './addresses.ts';
import { openStores, type Addresses, type Stores } from './stores.ts';

/** Runs a command on the shop's stores; every failure is one line and exit code 1. */
export async function runOnStores(
  work: (stores: Stores, addresses: Addresses) => Promise<void>,
): Promise<void> {
  let close = async (): Promise<void> => undefined;
  try {
    const found = await findAddresses(process.env);
    close = found.close;
    const stores = await openStores(found.addresses);
    try {
      await work(stores, found.addresses);
    } finally {
      await stores.close();
    }
  } catch (error) {
    console.error(`✖ ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}
