import type { Page } from '@playwright/test';

/** A finger's width in CSS pixels (WCAG 2.5.5); links inside a sentence may be as high as the line. */
const FINGER = 44;

/** Controls that are too small for a finger, one line each: the target size counts, not what is painted. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    // A stretched link is as large as the card that it covers.
    const boxOf = (control: HTMLElement) => {
      const { right, bottom, width, height } = control.getBoundingClientRect();
      const layer = getComputedStyle(control, '::after');
      const isLayer = layer.position === 'absolute' && layer.content !== 'none';
      const [wide, high] = isLayer ? [parseFloat(layer.width), parseFloat(layer.height)] : [0, 0];
      return { right, bottom, width: Math.max(width, wide), height: Math.max(height, high) };
    };
    const inSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' && control.closest('p, dd') !== null;
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .map((control) => ({ control, pressed: control.closest('label') ?? control }))
      .filter(({ control, pressed }) => {
        const { right, bottom, width, height } = boxOf(pressed);
        const isSeen = width > 1 && control.checkVisibility() && right > 0 && bottom + scrollY > 0;
        return isSeen && !inSentence(control) && Math.min(width, height) < finger - 0.5;
      })
      .map(({ control }) => `${control.tagName} '${control.textContent || control.ariaLabel || control.id}'`);
  }, FINGER);
