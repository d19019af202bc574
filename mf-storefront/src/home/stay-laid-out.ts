/** The `ref` of what is laid out when it comes near (`below`) and has pictures: what was near once stays laid out. */
export function stayLaidOut(part: HTMLElement | null): void {
  part?.addEventListener('contentvisibilityautostatechange', (event) => {
    if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) part.style.contentVisibility = 'visible';
  });
}
