import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant, useSay } from '@shop/ui/core';
import { dialogActions, dialogText, dialogTitle, holdsTop, panel } from './overlay-styles.ts';
import { Shade } from './shade.tsx';
import { useReturnFocus } from './return-focus.ts';

export type ConfirmDialogProps = {
  /** Left out when the dialog is mounted only while it is open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** 'danger' by default; another one when nothing is destroyed. */
  variant?: ButtonVariant;
  /** Runs on confirmation; the dialog stays open until the caller closes it. */
  onConfirm: () => void;
  busy?: boolean;
};

/** Asks before an irreversible action; the focus starts on the cancel button. */
export const ConfirmDialog = ({ open = true, onClose, ...rest }: ConfirmDialogProps) => (
  <Radix.Root open={open} onOpenChange={() => onClose()}>
    <Radix.Portal>
      <Shade />
      <Content {...rest} />
    </Radix.Portal>
  </Radix.Root>
);

type ContentProps = Omit<ConfirmDialogProps, 'open' | 'onClose'>;
const Content = ({
  title,
  text,
  children,
  confirmLabel = 'Eliminar',
  cancelLabel = 'Cancelar',
  variant = 'danger',
  onConfirm,
  busy = false,
}: ContentProps) => (
  <Radix.Content aria-modal="true" css={panel} {...holdsTop} {...useReturnFocus()}>
    <Radix.Title css={dialogTitle}>{useSay()(title)}</Radix.Title>
    <Radix.Description css={dialogText}>{useSay()(text)}</Radix.Description>
    {children}
    <div css={dialogActions}>
      <Radix.Cancel asChild>
        <Button variant="secondary">{cancelLabel}</Button>
      </Radix.Cancel>
      <Button variant={variant} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  </Radix.Content>
);
