import type { UseFormReturn } from '@shop/app-kit/forms';
import type { PickupWayForm, PickupWayInput, ShipWayForm, ShipWayInput } from '@shop/contracts/delivery-plan';
import { NO_NUMBER } from '../list/number-field.tsx';

export type ShipForm = UseFormReturn<ShipWayInput, unknown, ShipWayForm>;
export type PickupForm = UseFormReturn<PickupWayInput, unknown, PickupWayForm>;

/** The temporary id of a new way. */
export const NEW = 'nueva';
export const NEW_SHIP: ShipWayInput = { id: NEW, kind: 'ship', name: '', price: NO_NUMBER };
export const NEW_PICKUP: PickupWayInput = {
  id: NEW,
  kind: 'pickup',
  name: '',
  place: '',
  hours: '',
  bring: '',
};
