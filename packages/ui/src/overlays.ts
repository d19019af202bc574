/** Windows over the page, in a separate entry that loads with the first window. It hides Radix. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export type { ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, DialogActions, Sheet } from './dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export { Tabs } from './tabs.tsx';
export type { TabsProps } from './tabs.tsx';
