import { Dialog } from '@shop/ui/overlays';
import type { ComponentProps } from 'react';
import { useLeave } from './use-leave.tsx';

/** A window to type in: a press beside it or on Escape asks before that is lost. */
export const TypedDialog = ({
  isTyped,
  onClose,
  children,
  ...rest
}: ComponentProps<typeof Dialog> & { isTyped: boolean }) => {
  const { leave, question } = useLeave(isTyped, onClose);
  return (
    <Dialog {...rest} onClose={leave}>
      {children}
      {question}
    </Dialog>
  );
};
