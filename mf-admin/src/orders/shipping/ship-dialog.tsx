import { field } from '@shop/app-kit/forms';
import type { Label } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, css, LinkButton, Stack, Text } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useRef, useState } from 'react';
import { useDraftWindow } from '../../list/use-draft-window.tsx';
import { CarrierField, TrackingLinkField } from '../carrier-fields.tsx';
import { OrderLabel } from '../label/order-label.tsx';
import { LotChoices } from '../lot-choices.tsx';
import { slipsOf } from '../slips-of.ts';
import { useBulkLots } from '../use-bulk-lots.ts';
import { countOf } from '../use-completion.ts';
import { isRemembered, linkOf } from './carrier-memory.ts';
import { useShipForm, type ShipForm } from './ship-form.ts';
import { ShipNumbers, type Surplus } from './ship-numbers.tsx';
import { useShip } from './use-ship.ts';

const MAILED = 'le llega un correo con su guía: su pedido va en camino.';
const list = css({ margin: 0, paddingLeft: '1.25rem', overflowWrap: 'anywhere' });

type Props = {
  orders: Order[];
  /** Selected orders that cannot be shipped, each with the reason. */
  left?: string[];
  onClose: () => void;
  onSent?: (orderIds: string[]) => void;
};

/** Ships one order or several with the same carrier, each with its tracking number. */
export const ShipDialog = ({ orders: given, left = [], onClose, onSent }: Props) => {
  const [orders, setOrders] = useState(given);
  const [surplus, setSurplus] = useState<Surplus[]>([]);
  const summary = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useShipForm(orders);
  const isOne = given.length === 1;
  const draft = isOne ? `guia-${given[0]!.id}` : 'guias';
  const { close, leave, question } = useDraftWindow(draft, form, onClose);
  const lots = useBulkLots(true);
  const { send, refusal, busy } = useShip({
    form,
    orders,
    readLots: lots.read,
    onSent: (sent, kept) => {
      onSent?.(sent);
      if (kept.length === 0) close();
      else setOrders(orders.filter(({ id }) => kept.includes(id)));
    },
  });
  const ready = orders.filter(({ id }) => form.watch(`numbers.${id}`)?.trim());
  const used = refusal?.code === 'used';
  const lines = Object.fromEntries((refusal?.lines ?? []).map(({ orderId, message }) => [orderId, message]));
  return (
    <Dialog
      wide={!isOne}
      onClose={leave}
      title={titleOf(given)}
      description={`${isOne ? 'A quien compró' : 'A cada persona que compró'} ${MAILED}`}
    >
      <Stack gap={5}>
        {left.length > 0 && <Alert tone="info">No se incluyen: {left.join('; ')}.</Alert>}
        {isOne && <OrderLabel order={given[0]!} onBought={(label) => fillFrom(form, given[0]!, label)} />}
        <Carrier form={form} />
        <ShipNumbers
          form={form}
          orders={orders}
          isOne={isOne}
          refused={lines}
          onSurplus={setSurplus}
          end={isOne ? button : summary}
        />
        <LotChoices choices={lots} optional={false} />
        <TrackingLinkField carrier={form.watch('carrier')} {...field(form, 'url')} />
        {surplus.length > 0 && <TooMany surplus={surplus} onDrop={() => setSurplus([])} />}
        {refusal && <Refused message={refusal.message} used={used} />}
        {!isOne && (
          <p ref={summary} tabIndex={-1} role="status">
            {summaryOf(orders, ready)}
          </p>
        )}
        <DialogActions>
          {!isOne && (
            <LinkButton variant="secondary" href={slipsOf(orders.map(({ id }) => id))} target="_blank">
              Imprimir hojas
            </LinkButton>
          )}
          <Button ref={button} busy={busy} disabled={surplus.length > 0} onClick={() => void send()}>
            {used ? 'Enviar de todos modos' : 'Enviar y avisar'}
          </Button>
        </DialogActions>
      </Stack>
      {question}
    </Dialog>
  );
};

/** Fills in the number of a label that was bought meanwhile. */
function fillFrom(form: ShipForm, { id }: Order, { brand, number = '' }: Label): void {
  form.setValue('carrier', brand);
  form.setValue('url', linkOf(brand));
  form.setValue(`numbers.${id}`, number);
}

const titleOf = (orders: Order[]): string =>
  orders.length === 1 ? `Enviar pedido ${orders[0]!.number}` : `Enviar ${countOf(orders.length)}`;

const summaryOf = (orders: Order[], ready: Order[]): string => {
  const without = orders.filter((order) => !ready.includes(order)).map(({ number }) => number);
  const all = `${ready.length} de ${orders.length} con guía.`;
  return without.length > 0 ? `${all} Se quedan sin enviar: ${without.join(', ')}.` : all;
};

const Refused = ({ message, used }: { message: string; used: boolean }) => (
  <Alert tone={used ? 'warning' : 'danger'} title={message}>
    {used ? 'Si es la misma caja, envíalos de todos modos.' : 'Corrige lo señalado, o deja su guía vacía.'}
  </Alert>
);

/** The saved link of a carrier is filled in with its name, unless the person typed another. */
const Carrier = ({ form }: { form: ShipForm }) => {
  const follow = (carrier: string) => {
    const url = form.getValues('url');
    if (url === '' || isRemembered(url)) form.setValue('url', linkOf(carrier));
  };
  const onChange = (event: { target: HTMLInputElement }) => follow(event.target.value);
  return <CarrierField {...field(form, 'carrier', { onChange })} />;
};

const TooMany = ({ surplus, onDrop }: { surplus: Surplus[]; onDrop: () => void }) => (
  <Alert title={surplus.length === 1 ? 'Sobra una guía' : `Sobran ${surplus.length} guías`}>
    <Text size="sm">Pegaste más que pedidos hay; revisa que cada una esté en el suyo.</Text>
    <ul css={list}>
      {surplus.map(({ line, text }) => (
        <li key={line}>
          Línea {line}: {text}
        </li>
      ))}
    </ul>
    <Button size="sm" variant="secondary" onClick={onDrop}>
      Quitar lo que sobra
    </Button>
  </Alert>
);
