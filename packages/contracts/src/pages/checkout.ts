import type { PageEntry } from './entry.ts';

/** The pages of cart and checkout. */
export const checkoutPages: PageEntry[] = [
  { path: '/cart', file: 'cart/cart', title: 'Tu carrito', frame: true, reads: ['/content/checkout'] },
  {
    path: '/checkout',
    file: 'checkout/checkout',
    title: 'Paga tu pedido',
    frame: true,
    reads: ['/content/checkout'],
  },
  { path: '/checkout/success', file: 'result/success', title: 'Tu pedido' },
  { path: '/checkout/failure', file: 'result/failure', title: 'El pago no se completó' },
  { path: '/checkout/pending', file: 'result/pending', title: 'Pago pendiente' },
  { path: '/checkout/resume', file: 'resume/resume', title: 'Tu compra te espera' },
  { path: '/tarjeta-regalo', file: 'gift-card/balance', title: 'Tu tarjeta de regalo' },
  { path: '/checkout/address', file: 'address/address', title: 'Dirección de envío' },
];
