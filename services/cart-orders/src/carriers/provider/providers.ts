import type { CarrierProviderName } from '@shop/contracts/keys';
import type { CartOrdersConfig } from '../../config.ts';
import type { Keys } from '../../keys/parts.ts';
import type { CarrierProvider } from './carrier.port.ts';
import { createEnvia } from './envia/envia.ts';

const MAKE: Record<CarrierProviderName, (config: CartOrdersConfig) => CarrierProvider | undefined> = {
  envia: createEnvia,
};

/** The account that sells labels; undefined without its key. */
export const openCarrierProvider = ({ using }: Keys): (() => CarrierProvider | undefined) =>
  using((config) => MAKE[config.CARRIER_PROVIDER](config));
