import { css, theme } from '@shop/ui';

const { media } = theme;

/** The summary comes first, as phones show it; on a desk it stands to the right of the steps, as tall as they are. */
export const besideSteps = css({ [media.lg]: { gridColumn: 2, gridRow: 1, alignSelf: 'stretch' } });
export const steps = css({ [media.lg]: { gridColumn: 1, gridRow: 1 } });
