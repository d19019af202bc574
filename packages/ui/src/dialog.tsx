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
  /** Left out when the dialog is mounted only while it is open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** 56 rem instead of 36: tables, the image picker. 'columns': as wide as two columns, if the screen is, and as high as it. */
  wide?: boolean | 'columns';
  /** On phones it slides up from the bottom. */
  sheet?: boolean;
  /** The content is read before its form: no field gets the focus, nor a phone its keyboard, until one is pressed. */
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

/** A phone's sheet, which the back button closes too. It is open while mounted. */
export const Sheet = (props: Omit<DialogProps, 'open' | 'wide' | 'sheet'>) => {
  useBackCloses(props.onClose);
  return <Dialog sheet {...props} />;
};

const BEGINNINGS = '[role=tablist], input, select, textarea';

/**
 * The focus starts in a form's first field, or at the chosen tab; in read-only content at the title, not at a button
 * below the screen's edge. In a sheet too, because a phone's keyboard would cover it.
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

// It stays in place, however wide the other one is.
const apart = css({ [theme.media.md]: { marginRight: 'auto' } });

/** Row of buttons at the foot of a dialog. @param onCancel adds 'Cancelar' before them */
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
