import {
  createSlice,
  nanoid,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';

const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type Toast = {
  id: string;
  title: string;
  description?: string;
  /** The values of the braces: '{nombre} ha sido añadido a tu carrito.' */
  values?: Record<string, string>;
  /** The English wording that the specification names, shown small under the Spanish one (H2). */
  original?: string;
  variant?: 'default' | 'destructive';
  /** An undo button; `toCart`: links to the cart instead. */
  action?: { label: string; run: () => void };
  toCart?: boolean;
  open: boolean;
};
export type ToastInput = Omit<Toast, 'id' | 'open'>;

export const toasts = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    shown: {
      prepare: (toast: ToastInput) => ({ payload: { ...toast, id: nanoid(8), open: true } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [payload, ...state].slice(0, TOAST_LIMIT),
    },
    dismissed: (state, { payload }: PayloadAction<string>) => {
      for (const toast of state) if (toast.id === payload) toast.open = false;
    },
    removed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
  selectors: { all: (state) => state },
});

/** Shows a toast, replacing the previous one. */
export const showToast = (toast: ToastInput) => toasts.actions.shown(toast);

/** The red toast titled 'Error' of every failed change (SH24). */
export const showError = (description: string, original?: string) =>
  toasts.actions.shown({
    title: 'Error',
    description,
    variant: 'destructive',
    ...(original ? { original } : {}),
  });

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Hides a toast; the store forgets it TOAST_REMOVE_DELAY_MS later (SH20). */
export const dismissToast = (id: string) => (dispatch: Dispatch) => {
  dispatch(toasts.actions.dismissed(id));
  setTimeout(() => dispatch(toasts.actions.removed(id)), TOAST_REMOVE_DELAY_MS);
};
