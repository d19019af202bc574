/** Draws a provider's own button into a container of the page; answers a function that removes it. */
export type ProviderStart = (options: {
  script: string;
  publicKey: string;
  pageId: string;
  containerId: string;
  onError: () => void;
}) => Promise<{ unmount: () => void } | undefined>;
