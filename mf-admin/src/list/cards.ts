import { css, theme } from '@shop/ui';

const { color, media, size, space } = theme;

const cellsOf = (columns: string[], part = '') =>
  columns.map((name) => `tbody td[data-label="${name}"]${part}`).join();
/** What needs no name of its column. */
const PLAIN = [
  'Acciones',
  'Cliente',
  'Dice',
  'Estado',
  'Fecha',
  'Gráfica',
  'Imagen',
  'Mensaje',
  'Nombre',
  'Opinión',
  'Precio',
  'Total',
];

/**
 * On phones a row is a card: its first cell, with the buttons of the last one beside it, and below them one flow of what
 * the others say, each behind the name of its column unless it speaks for itself.
 */
export const cards = css({
  [media.belowMd]: {
    '&& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space(1)} ${space(3)}`,
      padding: `${space(2)} ${space(3)}`,
    },
    // Nothing else stands beside the buttons.
    '&& tbody tr::after': { content: '""', order: 1, flex: '1 0 100%', marginTop: `-${space(1)}` },
    'tbody td': {
      order: 2,
      minWidth: 0,
      padding: 0,
      gap: space(1.5),
      justifyContent: 'flex-start',
      textAlign: 'left',
    },
    'tbody td[data-label]::before': { fontSize: size.xs, fontWeight: 400 },
    // The column's name stands before the first of several lines.
    'tbody td:has(> div)': { alignItems: 'baseline' },
    'tbody td:first-of-type': { order: 0, flex: '1 1 0' },
    [`tbody td:first-of-type::before, ${cellsOf(PLAIN, '::before')}`]: { content: 'none' },
    [cellsOf(['Imagen'])]: { order: -1 },
    [cellsOf(['Acciones'])]: { display: 'contents' },
    [cellsOf(['Acciones'], ' > *')]: { order: 1 },
    // Words and drawings have a line of their own, and when something was stands at the end of the last one.
    'tbody td:where(:not(:first-of-type)):has(> [data-lines], > svg), tbody td[colspan]': {
      flex: '1 1 100%',
    },
    [cellsOf(['Cliente', 'Nombre'], ':nth-of-type(n)')]: { flex: '1 1 50%' },
    'tbody td:has(> [data-lines="words"])': { flexDirection: 'column', alignItems: 'flex-start' },
    // Whether it is somebody's own blend stands in the details.
    [cellsOf(['Personalizado'])]: { display: 'none' },
    [cellsOf(['Fecha'])]: { order: 3, marginLeft: 'auto', fontSize: size.xs, color: color.inkSoft },
  },
});
/** The same without frames, within a part of a page. */
export const flatCards = css([
  cards,
  {
    [media.belowMd]: {
      '&& tbody tr': { paddingInline: 0, border: '0 !important', borderRadius: 0, boxShadow: 'none' },
      '&& tbody tr + tr': { marginTop: 0, borderTop: `1px solid ${color.line} !important` },
      'tbody td:first-of-type': { flexBasis: '100%', fontWeight: 650 },
    },
  },
]);
