/** How a provider draws its own button into a container of the page; answers how to take it away again. */
export type ProviderStart = (options: {
  script: string;
  publicKey: string;
  pageId: string;
  containerId: string;
  onError: () => void;
}) => Promise<{ unmount: () => void } | undefined>;
