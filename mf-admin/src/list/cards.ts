import { css, theme } from '@shop/ui';

const { color, media, size, space } = theme;

const cellsOf = (columns: string[], part = '') =>
  columns.map((name) => `tbody td[data-label="${name}"]${part}`).join();
/** Columns that need no label on a card. */
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
 * On phones a row is a card: its first cell beside the buttons of the last one, and below them the other cells
 * in one flow, each after its column's name unless the value is clear alone.
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
    // Nothing else is in the line of the buttons.
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
    // The column's name is level with the first of several lines.
    'tbody td:has(> div)': { alignItems: 'baseline' },
    'tbody td:first-of-type': { order: 0, flex: '1 1 0' },
    [`tbody td:first-of-type::before, ${cellsOf(PLAIN, '::before')}`]: { content: 'none' },
    [cellsOf(['Imagen'])]: { order: -1 },
    [cellsOf(['Acciones'])]: { display: 'contents' },
    [cellsOf(['Acciones'], ' > *')]: { order: 1 },
    // Words and drawings get their own line; the date is at the end of the last line.
    'tbody td:where(:not(:first-of-type)):has(> [data-lines], > svg), tbody td[colspan]': {
      flex: '1 1 100%',
    },
    [cellsOf(['Cliente', 'Nombre'], ':nth-of-type(n)')]: { flex: '1 1 50%' },
    'tbody td:has(> [data-lines="words"])': { flexDirection: 'column', alignItems: 'flex-start' },
    // The details show whether it is a custom blend.
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
