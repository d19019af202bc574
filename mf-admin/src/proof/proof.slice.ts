import {
  createSlice,
  rootReducer,
  type AppDispatch,
  type PayloadAction,
  type RootState,
  type WithSlice,
} from '@shop/app-kit';

type Waiting = (isProven: boolean) => void;
/** Refused calls that wait for a new proof of identity. */
const initialState: { waiting: Waiting[] } = { waiting: [] };

const slice = createSlice({
  name: 'proof',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<Waiting>) => ({ waiting: [...state.waiting, payload] }),
    settled: () => initialState,
  },
  selectors: { isAsked: ({ waiting }) => waiting.length > 0, waiting: ({ waiting }) => waiting },
});

declare module '@shop/app-kit' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const proof = slice.injectInto(rootReducer);

/** Opens the dialog 'Confirma que eres tú', one for all waiting calls. @returns whether the proof succeeded */
export const askForProof =
  () =>
  (dispatch: AppDispatch): Promise<boolean> =>
    new Promise((resolve) => dispatch(proof.actions.asked(resolve)));

/** Closes the dialog; the waiting calls go on, or fail. */
export const settleProof = (isProven: boolean) => (dispatch: AppDispatch, getState: () => RootState) => {
  const waiting = proof.selectors.waiting(getState());
  dispatch(proof.actions.settled());
  for (const goOn of waiting) goOn(isProven);
};
