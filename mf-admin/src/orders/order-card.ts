import { css, theme } from '@shop/ui';

const { color, media, space } = theme;

/**
 * On phones a row of the orders' table is a card of three lines, without the names of its columns: number and buttons,
 * buyer and total, status and age. Below them stands the button of what comes next, where something does.
 */
export const orderCards = css({
  'td:last-of-type button': { paddingInline: space(2) },
  // Three buttons beside a long date.
  [media.md]: { '&&& th, &&& td': { paddingInline: space(1.5) } },
  'tbody tr:focus-within': { background: color.amberSoft },
  [media.belowMd]: {
    '&& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0 ${space(2)}`,
      padding: `${space(1)} ${space(3)} ${space(2.5)}`,
    },
    '&& tbody td': { padding: 0, textAlign: 'left', justifyContent: 'flex-start' },
    '&& tbody td::before': { content: 'none' },
    '&& tbody td[colspan]': { gridColumn: '1 / -1', padding: space(2) },
    '&& tbody td:nth-of-type(1)': { gridArea: '1 / 1' },
    '&& tbody td:nth-of-type(2)': { gridArea: '2 / 1' },
    '&& tbody td:nth-of-type(3)': { gridArea: '2 / 2', justifyContent: 'flex-end' },
    '&& tbody td:nth-of-type(4)': { gridArea: '3 / 2', justifyContent: 'flex-end' },
    '&& tbody td:nth-of-type(5)': { gridArea: '3 / 1 / 4 / 3', paddingTop: space(1) },
    '&& tbody td:nth-of-type(6), && tbody td:nth-of-type(6) > div': { display: 'contents' },
    '&& tbody td:nth-of-type(6) > div > div': { gridArea: '1 / 2' },
    '&& tbody td:nth-of-type(6) > div > button': { gridArea: '4 / 1 / 5 / 3', justifySelf: 'end' },
    // The whole name stands in the details.
    '&& tbody td:nth-of-type(2) div': { minWidth: 0, maxWidth: '100%' },
  },
});
