type Early = { clicks: HTMLElement[]; inputs: Map<HTMLInputElement, string>; stop: () => void };

const setNativeValue = (element: HTMLInputElement, value: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  setter?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A prerendered page can be pressed and typed into before its script is there; `early-script.ts` has kept that.
 * Now that the page is alive, it happens again.
 */
export const replayEarlyActions = () => {
  const page = globalThis as { early?: Early };
  const early = page.early;
  if (!early) return;
  delete page.early;
  early.stop();
  for (const [element, value] of early.inputs) if (element.isConnected) setNativeValue(element, value);
  for (const element of early.clicks) if (element.isConnected) element.click();
};
