import type { ProviderStart } from './provider-start.ts';

/** The part of Mercado Pago's browser SDK v2 that the shop uses. */
type Brick = { unmount: () => void };
type Sdk = new (
  publicKey: string,
  options: { locale: string },
) => {
  bricks: () => {
    create: (
      name: 'wallet',
      containerId: string,
      settings: Record<string, unknown>,
    ) => Promise<Brick | undefined>;
  };
};

const loading = new Map<string, Promise<Sdk>>();

/** Loads the provider's script once. @throws when it is blocked, or loads without its SDK */
const loadSdk = (src: string): Promise<Sdk> => {
  const known = loading.get(src);
  if (known) return known;
  const promise = new Promise<Sdk>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => {
      const sdk = (globalThis as { MercadoPago?: Sdk }).MercadoPago;
      if (sdk) resolve(sdk);
      else reject(new Error('the payment script brought no SDK'));
    };
    script.onerror = () => reject(new Error('the payment script could not be loaded'));
    document.head.append(script);
  });
  promise.catch(() => loading.delete(src));
  loading.set(src, promise);
  return promise;
};

/** Mercado Pago's own button (CK24). */
export const startMercadoPago: ProviderStart = async (options) => {
  const { script, publicKey, pageId: preferenceId, containerId, onError } = options;
  const MercadoPago = await loadSdk(script);
  const bricks = new MercadoPago(publicKey, { locale: 'es-MX' }).bricks();
  return bricks.create('wallet', containerId, {
    initialization: { preferenceId, redirectMode: 'self' },
    callbacks: { onReady: () => undefined, onError },
  });
};
