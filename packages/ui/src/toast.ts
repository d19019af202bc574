/** Toasts: an entry of its own, loaded when the first one is shown. */
export { ToastAction, Toasts } from './toasts.tsx';
export type { ShownToast } from './toasts.tsx';
