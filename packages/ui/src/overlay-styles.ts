import { css, keyframes } from '@emotion/react';
import { theme } from '@shop/ui/core';
import type { SyntheticEvent } from 'react';

const { color, layer, media, radius, shadow, space } = theme;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const shade = css({
  position: 'fixed',
  inset: 0,
  // On the panel's layer, so that a window over a window darkens the lower one too.
  zIndex: layer.dialog,
  background: 'rgb(42 26 14 / 0.55)',
  animation: `${appear} 160ms ease-out`,
});

/** The height of a toast of four lines at the top of the screen. */
const TOAST = '9rem';
/** Centred until the first press: after that (`holdsTop`) its top is fixed, as far as its foot stays visible. */
const MIDDLE = 'min(-1 * var(--half, 50%), 50dvh - 1rem - 100%)';

const holdTop = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  const { style } = currentTarget;
  if (style.getPropertyValue('--half')) return;
  style.setProperty('--half', `${currentTarget.getBoundingClientRect().height / 2}px`);
};
/** A press by keyboard or screen reader has no pointer event. */
export const holdsTop = { onPointerDownCapture: holdTop, onClickCapture: holdTop };

export const panel = css({
  position: 'fixed',
  zIndex: layer.dialog,
  top: '50%',
  left: '50%',
  transform: ['translate(-50%, -50%)', `translate(-50%, ${MIDDLE})`],
  width: 'min(36rem, calc(100vw - 2rem))',
  // The second value where supported: with the first, a phone's bars hide a part.
  maxHeight: ['calc(100vh - 2rem)', 'calc(100dvh - 2rem)'],
  overflowY: 'auto',
  padding: space(6),
  background: color.paper,
  color: color.ink,
  borderRadius: radius.lg,
  boxShadow: shadow.lg,
  animation: `${rise} 200ms ease-out`,
  '&:focus-visible': { outline: 'none', borderRadius: radius.lg },
  // The toast must not cover title and close button; a window that begins below the toast does not move.
  'body:has([data-toasts] > li) &': {
    '@media (min-height: 35em)': {
      maxHeight: `calc(100dvh - ${TOAST} - 1rem)`,
      transform: `translate(-50%, max(${MIDDLE}, ${TOAST} - 50dvh))`,
    },
  },
  [media.md]: { padding: space(8) },
});

export const widePanel = css({ width: 'min(56rem, calc(100vw - 2rem))' });
/** As high as most screens, so that its foot stays where it is, whatever comes into it or goes. */
export const columnsPanel = css({
  display: 'flex',
  flexDirection: 'column',
  height: '72rem',
  '& > div': { flex: '1 0 auto', display: 'grid' },
  [media.lg]: { width: 'min(72rem, calc(100vw - 2rem))' },
});

/** Within reach of a thumb. */
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
      '@media (min-height: 35em)': { maxHeight: `calc(100dvh - ${TOAST})`, transform: 'none' },
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
    // Of two buttons, only the second one's text may grow, so that the first does not move.
    '& > :where(button:first-of-type:nth-last-of-type(2))': { flex: 'none', paddingInline: space(4) },
    '& > :where(button:nth-of-type(2):last-of-type)': {
      flex: '1 1 8rem',
      minWidth: 0,
      paddingInline: space(3),
    },
  },
});

/** Sticky at the foot of a window that is longer than the screen. */
export const stickyActions = css(dialogActions, {
  position: 'sticky',
  zIndex: 1,
  bottom: `-${space(6)}`,
  margin: `${space(6)} -${space(6)} -${space(6)}`,
  padding: `${space(4)} ${space(6)} ${space(5)}`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  // Covers a gap when the window ends at a fraction of a pixel.
  boxShadow: `0 3px 0 ${color.paper}`,
  [media.md]: {
    bottom: `-${space(8)}`,
    margin: `${space(6)} -${space(8)} -${space(8)}`,
    padding: `${space(4)} ${space(8)} ${space(6)}`,
  },
  // Not sticky in a low window, or at 400 % zoom, because little else would fit.
  '@media (max-height: 35em)': { position: 'static' },
});
