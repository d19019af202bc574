/** Toasts, in a separate entry that loads with the first toast. */
export { ToastAction, Toasts } from './toasts.tsx';
export type { ShownToast } from './toasts.tsx';
