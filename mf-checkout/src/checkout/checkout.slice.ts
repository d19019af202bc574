import { createSlice, rootReducer, type PayloadAction, type WithSlice } from '@shop/app-kit';
import type { ShippingDetails } from '@shop/contracts/shipping';

type CheckoutState = { step: 'shipping' | 'payment'; details: ShippingDetails | null };
const initialState: CheckoutState = { step: 'shipping', details: null };

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The shipping form was valid: its details are kept and the payment step begins (CK22). */
    detailsStored: (state, { payload }: PayloadAction<ShippingDetails>) => {
      state.details = payload;
      state.step = 'payment';
    },
    wentBack: (state) => {
      state.step = 'shipping';
    },
  },
  selectors: { step: (state) => state.step, details: (state) => state.details },
});

declare module '@shop/app-kit' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const checkout = slice.injectInto(rootReducer);
