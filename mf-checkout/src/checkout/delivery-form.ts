import type { UseFormReturn } from '@shop/app-kit/forms';
import type { DeliveryAddress, AddressValues } from '@shop/contracts/address';

/** The form of the first step: street and colonia apart while typed, one address once valid. */
export type DeliveryForm = UseFormReturn<AddressValues, unknown, DeliveryAddress>;
