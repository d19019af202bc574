import { css, theme } from '@shop/ui';

const { media } = theme;

/** The summary comes first, as on phones; on a desktop it is to the right of the steps, as tall as they are. */
export const besideSteps = css({ [media.lg]: { gridColumn: 2, gridRow: 1, alignSelf: 'stretch' } });
/** Keeps the footer out of sight at the start of a step, even while a short one loads. */
export const steps = css({ minHeight: 'calc(100vh - 5rem)', [media.lg]: { gridColumn: 1, gridRow: 1 } });
