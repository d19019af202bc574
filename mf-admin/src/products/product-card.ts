import { css, theme } from '@shop/ui';

const { media, space } = theme;

/** On phones a row is a card of three lines: number and buttons; beside the picture the name, price and availability. */
export const productCards = css({
  [media.belowMd]: {
    '&& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space(2),
      padding: `${space(1)} ${space(3)} ${space(2)}`,
    },
    '&& tbody td': { padding: 0, textAlign: 'left', justifyContent: 'flex-start', gap: space(2) },
    '&& tbody td:not(:nth-of-type(5))::before': { content: 'none' },
    '&& tbody td[colspan]': { gridColumn: '1 / -1', padding: space(2) },
    '&& tbody td:nth-of-type(1)': { gridArea: '1 / 1 / 2 / 3' },
    '&& tbody td:nth-of-type(2)': { gridArea: '2 / 1 / 4 / 2' },
    '&& tbody td:nth-of-type(3)': { gridArea: '2 / 2 / 3 / 4' },
    '&& tbody td:nth-of-type(4)': { gridArea: '3 / 2' },
    '&& tbody td:nth-of-type(5)': { gridArea: '3 / 3', gap: space(1) },
    // The switch says it alone: beside 'Disponible' there is no room for its word.
    '&& tbody td:nth-of-type(5) [role=switch] > :first-child': { display: 'none' },
    // Whether it is somebody's own blend stands in the details.
    '&& tbody td:nth-of-type(6)': { display: 'none' },
    '&& tbody td:nth-of-type(7)': { gridArea: '1 / 3' },
  },
});
