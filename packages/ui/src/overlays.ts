/** Windows over the page: an entry of its own, loaded when the first one opens. Radix stays behind it. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export type { ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, DialogActions, Sheet } from './dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export { Tabs } from './tabs.tsx';
export type { TabsProps } from './tabs.tsx';
