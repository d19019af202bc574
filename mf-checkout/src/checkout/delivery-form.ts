import type { UseFormReturn } from '@shop/app-kit/forms';
import type { DeliveryAddress, AddressValues, PickupContact } from '@shop/contracts/address';

/** The recipient: for a pick-up without an address. */
export type Recipient = DeliveryAddress | PickupContact;
export const hasAddress = (recipient: Recipient): recipient is DeliveryAddress => 'address' in recipient;

/** The form of the first step: street and colonia are separate while typed, one address once valid. */
export type DeliveryForm<Valid = Recipient> = UseFormReturn<AddressValues, unknown, Valid>;
