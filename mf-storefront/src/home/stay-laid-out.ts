/**
 * The `ref` of a part that is laid out when it comes near (`below`) and has pictures: once near, it stays laid out.
 * It may be near before it is hydrated.
 */
export function stayLaidOut(part: HTMLElement | null): void {
  if (!part) return;
  const stay = () => (part.style.contentVisibility = 'visible');
  if (part.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })) stay();
  part.addEventListener('contentvisibilityautostatechange', (event) => {
    if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) stay();
  });
}
