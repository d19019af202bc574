import { css, theme } from '@shop/ui';

const { media } = theme;

/** The summary comes first, as phones show it; on a desk it stands to the right of the steps, as tall as they are. */
export const besideSteps = css({ [media.lg]: { gridColumn: 2, gridRow: 1, alignSelf: 'stretch' } });
/** The footer stays out of sight of a step that is shown from its beginning, however short it is while it is prepared. */
export const steps = css({ minHeight: 'calc(100vh - 5rem)', [media.lg]: { gridColumn: 1, gridRow: 1 } });
