import { css } from '@emotion/react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, Icon, IconButton, theme, useSay } from '@shop/ui/core';
import {
  columnsPanel,
  dialogText,
  dialogTitle,
  footPanel,
  holdsTop,
  panel,
  stickyActions,
  widePanel,
} from './overlay-styles.ts';
import { Shade } from './shade.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './back-closes.ts';

const corner = css({ position: 'absolute', top: theme.space(4), right: theme.space(4) });

export type DialogProps = {
  /** Whoever shows it only while it is wanted leaves this out. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** 56 rem instead of 36: tables, the image picker. 'columns': as wide as two of them want, where the screen has it. */
  wide?: boolean | 'columns';
  /** On phones it rises from the foot of the screen. */
  sheet?: boolean;
  /** What is read comes before its form: no field has the focus, nor a phone its keyboard, until somebody wants to write. */
  isRead?: boolean;
  children?: ReactNode;
};

/** A modal window: focus stays inside, Escape closes it, then the focus returns to where it was. */
export const Dialog = ({ open = true, onClose, ...content }: DialogProps) => (
  <Radix.Root open={open} onOpenChange={() => onClose()}>
    <Radix.Portal>
      <Shade />
      <Content {...content} />
    </Radix.Portal>
  </Radix.Root>
);

const Content = ({
  title,
  description,
  wide,
  sheet,
  isRead,
  children,
}: Omit<DialogProps, 'open' | 'onClose'>) => (
  <Radix.Content
    aria-modal="true"
    {...holdsTop}
    css={[panel, wide && widePanel, wide === 'columns' && columnsPanel, sheet && footPanel]}
    {...useFocus(sheet || isRead)}
    {...(description ? {} : { 'aria-describedby': undefined })}
  >
    <Radix.Title css={dialogTitle}>{useSay()(title)}</Radix.Title>
    {description && <Radix.Description css={dialogText}>{description}</Radix.Description>}
    <div css={{ marginTop: theme.space(5) }}>{children}</div>
    <Radix.Close asChild>
      <IconButton label="Cerrar" css={corner}>
        <Icon name="close" />
      </IconButton>
    </Radix.Close>
  </Radix.Content>
);

/** A window of a phone, which the back button closes too. Whoever shows it mounts it. */
export const Sheet = (props: Omit<DialogProps, 'open' | 'wide' | 'sheet'>) => {
  useBackCloses(props.onClose);
  return <Dialog sheet {...props} />;
};

const BEGINNINGS = '[role=tablist], input, select, textarea';

/**
 * A form starts in its first field, tabs at the chosen one; what is only read starts at its title, not at a button
 * below the screen's edge. A sheet does too: a phone's keyboard would cover it.
 */
const useFocus = (startsAtTitle = false) => {
  const { onOpenAutoFocus, ...rest } = useReturnFocus();
  return {
    ...rest,
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus();
      const window = event.currentTarget as HTMLElement;
      if (!startsAtTitle && window.querySelector(BEGINNINGS)) return;
      event.preventDefault();
      window.focus({ preventScroll: true });
    },
  };
};

// It stays where it is, whatever the other says.
const apart = css({ [theme.media.md]: { marginRight: 'auto' } });

/** Row of buttons at the foot of a dialog. @param onCancel puts 'Cancelar' before them */
export const DialogActions = ({ onCancel, children }: { onCancel?: () => void; children: ReactNode }) => (
  <div css={stickyActions}>
    {onCancel && (
      <Button variant="secondary" css={apart} onClick={onCancel}>
        Cancelar
      </Button>
    )}
    {children}
  </div>
);
