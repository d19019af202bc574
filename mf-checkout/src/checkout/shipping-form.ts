import type { UseFormReturn } from '@shop/app-kit/forms';
import type { ShippingDetails, ShippingValues } from '@shop/contracts/shipping';

/** The form of the first step: street and colonia apart while typed, one address once valid. */
export type ShippingForm = UseFormReturn<ShippingValues, unknown, ShippingDetails>;
