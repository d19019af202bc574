import { css } from '@emotion/react';
import type { BackOfficeCall } from '@shop/contracts/roles';
import { theme, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useMay } from '../auth/may.tsx';

const pressed = css({
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: theme.color.creamDeep },
});

type Props = {
  /** What the press asks of the server: who may not sees the state alone. */
  call: BackOfficeCall;
  isOn: boolean;
  busy: boolean;
  label: string;
  onToggle: () => void;
  children: ReactNode;
};

/** A state in its row that one press changes; `label` follows what is seen of it. */
export const RowSwitch = ({ call, isOn, busy, label, onToggle, children }: Props) => {
  if (!useMay()(call)) return children;
  return (
    <button type="button" role="switch" aria-checked={isOn} disabled={busy} css={pressed} onClick={onToggle}>
      {children}
      <VisuallyHidden>, {label}</VisuallyHidden>
    </button>
  );
};
