import type { Cart } from '@shop/contracts/cart';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';

const NO_CARD = 'No guardamos los datos de tu tarjeta.';
const NOTHING = 'Esta tienda todavía no recibe pagos en línea. Escríbenos y te ayudamos a comprar.';

/** With what a cart is paid: the provider is named where the shop has an account there. */
export function paidWith({ payWays = { online: true, transfer: false, pickup: false } }: Cart): string {
  const { online, transfer, pickup } = payWays;
  const ways = [
    ...(online ? [`con ${PROVIDER_LABEL}`] : []),
    ...(transfer ? ['por transferencia a nuestra cuenta'] : []),
    ...(pickup ? ['al recoger'] : []),
  ];
  if (ways.length === 0) return NOTHING;
  const last = ways.slice(-1).join('');
  const said = ways.length > 1 ? `${ways.slice(0, -1).join(', ')} o ${last}` : last;
  return `Pagas ${said}.${online ? ` ${NO_CARD}` : ''}`;
}
