import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { css, theme, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useIsAllowed } from '../auth/may.tsx';

const knobAt = (x: number, track: string) =>
  `radial-gradient(circle at ${x}px 50%, ${theme.color.paper} 7px, transparent 7.5px) ${track}`;
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
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  // A switch: a knob in a track.
  '&::before': {
    content: '""',
    flex: 'none',
    width: 34,
    height: 20,
    borderRadius: theme.radius.pill,
    background: knobAt(10, theme.color.inkFaint),
  },
  '&[aria-checked=true]::before': { background: knobAt(24, theme.color.jungle) },
});

type Props = {
  /** The call of the switch: a person who may not make it sees only the state. */
  call: BackOfficeCall;
  isOn: boolean;
  busy: boolean;
  label: string;
  onToggle: () => void;
  children: ReactNode;
};

/** A switch in a row; `label` follows the visible text. */
export const RowSwitch = ({ call, isOn, busy, label, onToggle, children }: Props) => {
  if (!useIsAllowed()(call)) return children;
  return (
    <button type="button" role="switch" aria-checked={isOn} disabled={busy} css={pressed} onClick={onToggle}>
      {children}
      <VisuallyHidden>, {label}</VisuallyHidden>
    </button>
  );
};
