import { css, theme } from '@shop/ui';

const { media, space } = theme;

/** On phones a row of a report is a name and one line of figures below it, not a card for each. */
export const reportRows = css({
  [media.belowMd]: {
    '&& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space(5),
      padding: `${space(2)} 0`,
      border: '0 !important',
      borderRadius: 0,
      boxShadow: 'none',
    },
    '&& tbody tr + tr': { marginTop: 0, borderTop: `1px solid ${theme.color.line} !important` },
    '&& tbody td': { padding: `${space(0.5)} 0`, gap: space(1.5), textAlign: 'left' },
    '&& tbody td:first-of-type': { flex: '1 1 100%', fontWeight: 650 },
    '&& tbody td:first-of-type::before': { content: 'none' },
    '&& tbody td[data-label]::before': { fontWeight: 400 },
    '&& tbody td:has(svg)': { flex: '1 1 100%', paddingTop: space(1.5) },
    '&& tbody td:has(svg)::before': { content: 'none' },
  },
});
