import { shade } from './overlay-styles.ts';
import { useScrollLock } from './scroll-lock.ts';

/** Darkens the page behind a window and locks its scrolling. */
export const Shade = () => {
  useScrollLock();
  return <div css={shade} />;
};
