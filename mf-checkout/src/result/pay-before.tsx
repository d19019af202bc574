import { dueOf } from '@shop/contracts/due';
import { AT_PICKUP } from '@shop/contracts/own-pay-names';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { formatLongDate, shopFormat } from '@shop/app-kit/dates';
import type { Order } from '@shop/contracts/order';
import type { Voucher } from '@shop/contracts/voucher';
import { safeLink } from '@shop/contracts/safe-link';
import { Card, css, Heading, Icon, LinkButton, Price, Say, Stack, theme } from '@shop/ui';
import { CopyLine, PaySlip } from './pay-slip.tsx';

const { color, radius, space } = theme;
const clock = shopFormat('es-MX', { timeStyle: 'short' });
const timeOf = (moment: string) => clock(new Date(moment));

const deadline = css({
  display: 'flex',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.md,
  background: color.warningSoft,
  color: color.warning,
  fontWeight: 650,
  '& > svg': { flex: 'none', marginTop: 2 },
});
const list = css({
  listStyle: 'decimal',
  margin: `${space(2)} 0 0`,
  paddingLeft: '1.4em',
  'li + li': { marginTop: space(2) },
});

const PAID_CASH =
  'En cuanto la tienda registre el pago, esta página cambia sola y empezamos a preparar tu pedido.';
const PAID_TRANSFER =
  'En cuanto llegue tu transferencia, esta página cambia sola y empezamos a preparar tu pedido.';
const CASH = 'Paga en efectivo la cantidad exacta y guarda tu comprobante.';

/** The payment steps, with the slip on this page or on the provider's. */
const stepsOf = ({ kind, method, barcode, reference, clabe, beneficiary }: Voucher): string[] => {
  if (method === AT_PICKUP)
    return [
      'Te avisamos cuando tu pedido esté listo para recoger.',
      'Lleva la cantidad exacta: lo pagas cuando lo recibes.',
    ];
  if (beneficiary)
    return [
      'Entra a la app de tu banco y transfiere a esta CLABE la cantidad exacta.',
      'Escribe la referencia: así sabemos que el pago es de tu pedido.',
      'En cuanto veamos tu transferencia te escribimos y empezamos a preparar tu pedido.',
    ];
  if (kind === 'transfer')
    return clabe
      ? ['Entra a la app de tu banco y transfiere a esta CLABE la cantidad exacta.', PAID_TRANSFER]
      : [
          'Abre los datos de la transferencia y entra a la app de tu banco.',
          'Transfiere la cantidad exacta a la cuenta que ahí aparece.',
          PAID_TRANSFER,
        ];
  if (barcode)
    return [`Di en la caja que pagas a ${PROVIDER_LABEL} y muestra este código de barras.`, CASH, PAID_CASH];
  if (reference)
    return [`Di en la caja que pagas a ${PROVIDER_LABEL} y da esta referencia.`, CASH, PAID_CASH];
  return ['Abre tu ficha y muestra el código de barras en la caja.', CASH, PAID_CASH];
};

const titleOf = ({ kind, method }: Voucher) => {
  if (method === AT_PICKUP) return 'Pagas al recoger';
  if (kind === 'transfer') return 'Datos para tu transferencia SPEI';
  return method === 'oxxo' ? 'Tu ficha para OXXO' : 'Paga en efectivo';
};

const isInPlace = ({ barcode, reference, clabe }: Voucher) => Boolean(barcode || reference || clabe);

/** The amount, deadline and place of payment of an order that waits for cash or a transfer. */
export const PayBefore = ({ order }: { order: Order }) => {
  if (!order.voucher || order.paymentStatus !== 'pending') return null;
  const { voucher } = order;
  const { kind, payBefore, url } = voucher;
  // The provider's address must be a web page; on the shop's own host only the sandbox.
  const link = safeLink(url, [location.origin]);
  return (
    <Card as="section">
      <Stack gap={5}>
        <Heading level={2} look="card">
          {titleOf(voucher)}
        </Heading>
        {voucher.method === AT_PICKUP ? (
          <Price amount={dueOf(order.amounts)} size="lg" />
        ) : (
          <CopyLine
            name="Total a pagar"
            text={dueOf(order.amounts).toFixed(2)}
            button="Copiar importe"
            done="Importe copiado"
          >
            <Price amount={dueOf(order.amounts)} size="lg" />
          </CopyLine>
        )}
        <PaySlip voucher={voucher} />
        {payBefore && (
          <p css={[deadline, { margin: 0 }]}>
            <Icon name="clock" size={20} />
            <span>
              <Say fecha={formatLongDate(payBefore)} hora={timeOf(payBefore)}>
                {voucher.method === AT_PICKUP
                  ? 'Lo apartamos hasta el {fecha}, {hora}'
                  : 'Paga antes del {fecha}, {hora}'}
              </Say>
            </span>
          </p>
        )}
        {link && (
          <LinkButton
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            size="lg"
            fullWidth
            variant={isInPlace(voucher) ? 'secondary' : 'primary'}
          >
            {kind === 'cash' ? 'Ver mi ficha de pago' : 'Ver los datos de la transferencia'}
          </LinkButton>
        )}
        <div>
          <Heading level={3} look="small">
            Qué sigue
          </Heading>
          <ol css={list}>
            {stepsOf(voucher).map((step) => (
              <li key={step}>
                <Say>{step}</Say>
              </li>
            ))}
          </ol>
        </div>
      </Stack>
    </Card>
  );
};
