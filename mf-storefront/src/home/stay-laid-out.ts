/**
 * The `ref` of what is laid out when it comes near (`below`) and has pictures: what was near once stays laid out. A part is
 * taken over by itself, so it may be near already.
 */
export function stayLaidOut(part: HTMLElement | null): void {
  if (!part) return;
  const stay = () => (part.style.contentVisibility = 'visible');
  if (part.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })) stay();
  part.addEventListener('contentvisibilityautostatechange', (event) => {
    if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) stay();
  });
}
