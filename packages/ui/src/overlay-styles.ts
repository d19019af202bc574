import { css, keyframes } from '@emotion/react';
import { theme } from '@shop/ui/core';
import type { SyntheticEvent } from 'react';

const { color, layer, media, radius, shadow, space } = theme;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const shade = css({
  position: 'fixed',
  inset: 0,
  // The panel's own layer: a window over a window darkens the lower one too.
  zIndex: layer.dialog,
  background: 'rgb(42 26 14 / 0.55)',
  animation: `${appear} 160ms ease-out`,
});

/** The top of the screen down to the end of a toast of four lines. */
const TOAST = '9rem';
/** Around the middle of the screen until it is pressed: from then on (`holdsTop`) its top stays, as far as its foot stays in view. */
const MIDDLE = 'min(-1 * var(--half, 50%), 50dvh - 1rem - 100%)';

const holdTop = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  const { style } = currentTarget;
  if (style.getPropertyValue('--half')) return;
  style.setProperty('--half', `${currentTarget.getBoundingClientRect().height / 2}px`);
};
/** A keyboard's press, or a screen reader's, has no pointer. */
export const holdsTop = { onPointerDownCapture: holdTop, onClickCapture: holdTop };

export const panel = css({
  position: 'fixed',
  zIndex: layer.dialog,
  top: '50%',
  left: '50%',
  transform: ['translate(-50%, -50%)', `translate(-50%, ${MIDDLE})`],
  width: 'min(36rem, calc(100vw - 2rem))',
  // The second where a phone knows it: the first is hidden in part by its bars.
  maxHeight: ['calc(100vh - 2rem)', 'calc(100dvh - 2rem)'],
  overflowY: 'auto',
  padding: space(6),
  background: color.paper,
  color: color.ink,
  borderRadius: radius.lg,
  boxShadow: shadow.lg,
  animation: `${rise} 200ms ease-out`,
  '&:focus-visible': { outline: 'none', borderRadius: radius.lg },
  // Its title and its cross are not to be covered; a window that begins below the toast stays where it is.
  'body:has([data-toasts] > li) &': {
    '@media (min-height: 560px)': {
      maxHeight: `calc(100dvh - ${TOAST} - 1rem)`,
      transform: `translate(-50%, max(${MIDDLE}, ${TOAST} - 50dvh))`,
    },
  },
  [media.md]: { padding: space(8) },
});

export const widePanel = css({ width: 'min(56rem, calc(100vw - 2rem))' });
export const columnsPanel = css({ [media.lg]: { width: 'min(72rem, calc(100vw - 2rem))' } });

/** Where a thumb reaches it. */
export const footPanel = css({
  [media.belowMd]: {
    top: 'auto',
    bottom: 0,
    left: 0,
    width: '100%',
    maxHeight: ['92vh', '92dvh'],
    paddingBottom: `calc(${space(6)} + env(safe-area-inset-bottom))`,
    borderRadius: `${radius.lg} ${radius.lg} 0 0`,
    transform: 'none',
    'body:has([data-toasts] > li) &': {
      '@media (min-height: 560px)': { maxHeight: `calc(100dvh - ${TOAST})`, transform: 'none' },
    },
  },
});

export const dialogTitle = css({
  paddingRight: space(10),
  fontFamily: theme.font.display,
  fontSize: theme.size.xl,
  fontWeight: 600,
  lineHeight: 1.25,
});

export const dialogText = css({ marginTop: space(2), color: color.inkSoft, fontSize: theme.size.sm });

export const dialogActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(3),
  marginTop: space(6),
  [media.belowMd]: {
    '& > *': { flex: '1 1 auto' },
    // Of two, what the second says may grow: the first stays where it is.
    '& > :where(button:first-of-type:nth-last-of-type(2))': { flex: 'none', paddingInline: space(4) },
    '& > :where(button:nth-of-type(2):last-of-type)': {
      flex: '1 1 8rem',
      minWidth: 0,
      paddingInline: space(3),
    },
  },
});

/** Stays in view at the foot of a window that is longer than the screen. */
export const stickyActions = css(dialogActions, {
  position: 'sticky',
  zIndex: 1,
  bottom: `-${space(6)}`,
  margin: `${space(6)} -${space(6)} -${space(6)}`,
  padding: `${space(4)} ${space(6)} ${space(5)}`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  // Where the window ends between two pixels nothing shows below.
  boxShadow: `0 3px 0 ${color.paper}`,
  [media.md]: {
    bottom: `-${space(8)}`,
    margin: `${space(6)} -${space(8)} -${space(8)}`,
    padding: `${space(4)} ${space(8)} ${space(6)}`,
  },
  // A low window, or a page enlarged four times, would show little else.
  '@media (max-height: 560px)': { position: 'static' },
});
