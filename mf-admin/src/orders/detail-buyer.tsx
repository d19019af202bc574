import { formatLongDate } from '@shop/app-kit/dates';
import { useCopy } from '@shop/app-kit/use-copy';
import { isFetched } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { Order } from '@shop/contracts/order';
import { Button, Heading, LinkButton, Row, Text, theme } from '@shop/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Email } from '../list/cells.tsx';
import { AddressLink } from './address-link.tsx';
import { fullAddress } from './full-address.ts';
import { ReplyLinks } from './reply-links.tsx';
import { RevokeLinks } from './revoke-links.tsx';
import { OrderBadge, PaymentBadge } from './status-badge.tsx';

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const Title = ({ children }: { children: string }) => (
  <Heading level={3} look="small" css={{ marginBottom: theme.space(2) }}>
    {children}
  </Heading>
);
const apart = { flexWrap: 'nowrap', justifyContent: 'space-between', alignItems: 'flex-start' } as const;
/** A small button at the end of a line: large enough for a finger, without making the line higher. */
const slim = { flex: 'none', marginBlock: '-0.6rem', marginRight: '-1rem' } as const;

/** The buyer, links to write to them, and a link to their other orders (AD31). */
export const DetailBuyer = ({ order }: { order: Order }) => {
  const { customerName: name, customerEmail: email, customerPhone: phone, number } = order;
  const known = email || phone || name;
  const buyer = { name: name ?? undefined, email: email ?? undefined, phone: phone ?? undefined };
  return (
    <section>
      <Title>Información del Cliente</Title>
      <Row gap={2} css={apart}>
        <Text size="sm" css={lines}>
          Nombre: {name}
        </Text>
        {known && (
          <LinkButton
            as={Link}
            size="sm"
            variant="ghost"
            css={slim}
            to={`/admin/orders?q=${encodeURIComponent(known)}`}
          >
            Sus pedidos
          </LinkButton>
        )}
      </Row>
      {email && (
        <Text size="sm" css={lines}>
          Correo: <Email>{email}</Email>
        </Text>
      )}
      {phone && <Text size="sm">Teléfono: {phone}</Text>}
      <ReplyLinks buyer={buyer} about={`tu pedido ${number}`} />
      <RevokeLinks order={order} />
    </section>
  );
};

/** Address, delivery way and delivery state. */
export const DetailDelivery = ({ order }: { order: Order }) => {
  const { delivery, gift, notes, tracking, lots = [] } = order;
  return (
    <section>
      <Title>Detalles del Envío</Title>
      {delivery && <Text size="sm">{`Entrega: ${delivery.name}`}</Text>}
      <Address order={order} />
      {gift && (
        <Text size="sm" css={lines}>
          <span>{`Regalo para: ${gift.recipient}`}</span>
          <span>{gift.message && `\nMensaje: ${gift.message}`}</span>
        </Text>
      )}
      {notes && (
        <Text size="sm" css={lines}>
          Notas: {notes}
        </Text>
      )}
      {tracking && (
        <Text size="sm">
          Guía: {tracking.carrier} {tracking.number}
        </Text>
      )}
      {lots.length > 0 && <Text size="sm">Lotes: {lots.map(({ code }) => code).join(', ')}</Text>}
      {order.needsAddress && <AddressLink order={order} />}
      <Text as="div" size="sm">
        Estado: <OrderBadge order={order} /> <PaymentBadge status={order.paymentStatus} />
      </Text>
      <Text size="sm">Fecha: {formatLongDate(order.createdAt)}</Text>
      {order.deliveredAt && <Text size="sm">Entregado: {formatLongDate(order.deliveredAt)}</Text>}
    </section>
  );
};

/** For shipped orders with recipient and phone, as carriers' forms ask for them. */
const Address = ({ order }: { order: Order }) => {
  const copy = useCopy();
  const shown = useRef<HTMLParagraphElement>(null);
  const address = fullAddress(order);
  if (isByMail(order)) return null;
  if (isFetched(order)) return <Text size="sm">{address}</Text>;
  const whole = [order.gift?.recipient ?? order.customerName, address, order.customerPhone];
  const done = { title: 'Dirección copiada', description: 'Con quien recibe y su teléfono.' };
  return (
    <Row gap={2} css={apart}>
      <Text size="sm" ref={shown} css={lines}>{`Dirección: ${address}`}</Text>
      {order.shippingAddress && (
        <Button
          size="sm"
          variant="ghost"
          css={slim}
          aria-label="Copiar dirección"
          onClick={() => void copy(whole.filter(Boolean).join('\n'), done, shown.current)}
        >
          Copiar
        </Button>
      )}
    </Row>
  );
};
