import type { UseFormReturn } from '@shop/app-kit/forms';
import type { DeliveryAddress, AddressValues, PickupContact } from '@shop/contracts/address';

/** Who gets it, and where: who fetches it gives no address. */
export type Recipient = DeliveryAddress | PickupContact;
export const hasAddress = (recipient: Recipient): recipient is DeliveryAddress => 'address' in recipient;

/** The form of the first step: street and colonia apart while typed, one address once valid. */
export type DeliveryForm<Valid = Recipient> = UseFormReturn<AddressValues, unknown, Valid>;
