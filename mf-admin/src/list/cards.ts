import { css, theme } from '@shop/ui';

const { media, space } = theme;

/**
 * On phones a row is a card: its first cell is the heading, with the buttons of the last one beside it, and both do
 * without the names of their columns. Lists that know better draw cards of their own.
 */
export const cards = css({
  [media.belowMd]: {
    'tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space(3),
      padding: `${space(3)} ${space(4)}`,
    },
    'tbody td': { gridColumn: '1 / -1' },
    'tbody td:first-of-type': { gridArea: '1 / 1', textAlign: 'left', justifyContent: 'flex-start' },
    'tbody td:last-of-type': { gridArea: '1 / 2' },
    'tbody td:first-of-type::before, tbody td:last-of-type::before': { content: 'none' },
    // Somebody's words are read from the left, below what they are called.
    'tbody td:has(> [data-lines="words"])': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space(1),
      textAlign: 'left',
    },
    // A message instead of rows.
    'tbody td[colspan]': { gridArea: '1 / 1 / 2 / 3' },
  },
});
