import { css, Global, keyframes } from '@emotion/react';
import { fontFaces } from './fonts.ts';
import { theme } from './theme.ts';

const { color, font, size, media } = theme;

const breathing = keyframes({ to: { opacity: 0.45 } });

const base = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: theme.space(24) },
  body: {
    margin: 0,
    fontFamily: font.text,
    fontSize: size.base,
    lineHeight: 1.6,
    color: color.ink,
    background: color.cream,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, figure, blockquote, dl, dd': { margin: 0 },
  'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  a: { color: color.honey, textUnderlineOffset: '0.2em' },
  ':focus-visible': {
    outline: `3px solid var(--ring, ${color.petal})`,
    outlineOffset: '3px',
    borderRadius: '6px',
  },
  // Headings that get the focus after a page change are announced, without a focus ring.
  '[tabindex="-1"]:focus, [tabindex="-1"]:focus-visible': { outline: 'none' },
  // Pressed before the scripts loaded (the shell's early-script.ts); the kit's own busy buttons are disabled instead.
  ':is(a, button, label)[aria-busy]:not(:disabled)': {
    opacity: 0.75,
    animation: `${breathing} 0.5s ease-in-out infinite alternate`,
  },
  // A part that hydrates late (app-kit's latePart) has no box.
  '[data-late]': { display: 'contents' },
  '::selection': { background: color.amberSoft },
  // High contrast draws no grounds of a page, so that what is chosen takes the system's.
  '@media (forced-colors: active)': {
    ':is(a, button):is([aria-pressed="true"], [aria-selected="true"], [aria-current]), [type="radio"]:checked + span':
      {
        background: 'Highlight !important',
        color: 'HighlightText !important',
      },
  },
  // An order or a payment slip on paper.
  '@media print': { '#root > :is(header, footer), [data-toasts]': { display: 'none' } },
  [media.lessMotion]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

/** Page-wide styles and fonts. The server writes them into rendered pages; only other pages load this. */
export const GlobalStyles = () => <Global styles={[fontFaces, base]} />;
