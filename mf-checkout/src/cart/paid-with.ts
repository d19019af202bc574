import type { Cart } from '@shop/contracts/cart';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';

const NO_CARD = 'No guardamos los datos de tu tarjeta.';
const NOTHING = 'Esta tienda todavía no recibe pagos en línea. Escríbenos y te ayudamos a comprar.';

const ONLINE = { online: true, transfer: false, pickup: false };

/**
 * The payment methods of a cart, in the owner's words if there are any. Unedited default texts are skipped: they
 * name the provider, even in shops without an account there.
 */
export const paidWith = ({ amounts, payWays = ONLINE }: Cart, written?: string | null): string => {
  if (amounts.due === 0) return 'Tu tarjeta de regalo paga todo tu pedido.';
  return written && written !== said(ONLINE) ? written : said(payWays);
};

function said({ online, transfer, pickup }: NonNullable<Cart['payWays']>): string {
  const ways = [
    ...(online ? [`con ${PROVIDER_LABEL}`] : []),
    ...(transfer ? ['por transferencia a nuestra cuenta'] : []),
    ...(pickup ? ['al recoger'] : []),
  ];
  if (ways.length === 0) return NOTHING;
  const last = ways.slice(-1).join('');
  const all = ways.length > 1 ? `${ways.slice(0, -1).join(', ')} o ${last}` : last;
  return `Pagas ${all}.${online ? ` ${NO_CARD}` : ''}`;
}
