import { formatPesos, part, useAppDispatch } from '@shop/app-kit';
import type { Label, LabelDesk } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { Alert, Badge, Button, Heading, Icon, LinkButton, Row, Stack, Text } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { May } from '../../auth/may.tsx';
import { reportOutcome } from '../../report-failure.ts';
import { useBuyLabelMutation, useCancelLabelMutation, useGetLabelDeskQuery } from './label.api.ts';

const LabelWindow = part(() =>
  import(/* webpackChunkName: "p-order-label" */ './label-window.tsx').then((m) => m.LabelWindow),
);
const PAID = ['approved', 'partially_refunded', 'in_mediation'];
const mayBuy = ({ status, paymentStatus, doNotShip }: Order) =>
  (status === 'pending' || status === 'processing') && PAID.includes(paymentStatus) && !doNotShip;

type Props = { order: Order; onBought?: (label: Label) => void };

/** The label of an order's parcel, and the way to buy it; nothing where the shop has no account for labels. */
export const OrderLabel = (props: Props) => (
  <May call="POST /api/orders/{orderId}/label">
    <LabelOf {...props} />
  </May>
);

const LabelOf = ({ order, onBought }: Props) => {
  const { data } = useGetLabelDeskQuery(order.id, { refetchOnMountOrArgChange: true });
  const [quotes, setQuotes] = useState(false);
  const isLive = data?.label?.status === 'bought' || data?.label?.status === 'buying';
  if (!data?.account || (!isLive && !mayBuy(order))) return null;
  return (
    <section aria-label="Guía">
      <Stack gap={3}>
        <Row gap={2}>
          <Heading level={3} look="small">
            Guía
          </Heading>
          <Badge tone="neutral">beta</Badge>
          {data.account.isTest && <Badge tone="yellow">de prueba</Badge>}
        </Row>
        {data.label && isLive ? (
          <Bought
            order={order}
            label={data.label}
            account={data.account.label}
            isSending={onBought !== undefined}
          />
        ) : (
          <Offer desk={data} onQuote={() => setQuotes(true)} />
        )}
      </Stack>
      {quotes && (
        <LabelWindow order={order} desk={data} onClose={() => setQuotes(false)} onBought={onBought} />
      )}
    </section>
  );
};

const Offer = ({ desk, onQuote }: { desk: LabelDesk; onQuote: () => void }) => (
  <>
    {desk.label?.status === 'failed' && <Alert tone="warning">{desk.label.reason}</Alert>}
    {desk.label?.status === 'cancelled' && (
      <Text size="sm" tone="soft">
        Cancelaste la guía {desk.label.number} de {desk.label.name}.
      </Text>
    )}
    {desk.problems.map((problem) => (
      <Alert key={problem} tone="info">
        {problem}
      </Alert>
    ))}
    {desk.problems.length === 0 && (
      <div>
        <Button size="sm" variant="secondary" icon={<Icon name="truck" size={16} />} onClick={onQuote}>
          Cotizar guía
        </Button>
      </div>
    )}
  </>
);

type BoughtProps = { order: Order; label: Label; account: string };

/** `isSending`: its number stands in fields that are about to be sent, and is cancelled elsewhere. */
const Bought = ({ order, label, account, isSending }: BoughtProps & { isSending: boolean }) =>
  label.status === 'buying' ? (
    <Unknown order={order} label={label} account={account} />
  ) : (
    <>
      <Text size="sm">
        {label.name} {label.number}: {formatPesos(label.price)} del saldo de {account}.
      </Text>
      {label.events.length > 0 && (
        <Text size="sm" tone="soft">
          {[label.events.at(-1)!.text, label.events.at(-1)!.place].filter(Boolean).join(', ')}
        </Text>
      )}
      <Row gap={2}>
        <LinkButton size="sm" variant="secondary" href={`/api/orders/${order.id}/label.pdf`} target="_blank">
          Imprimir guía
        </LinkButton>
        {label.events.length === 0 && !isSending && <Cancel order={order} label={label} account={account} />}
      </Row>
    </>
  );

/** Its answer was lost: the same purchase once more asks what became of it, and pays nothing twice. */
const Unknown = ({ order, label, account }: BoughtProps) => {
  const dispatch = useAppDispatch();
  const [buy, { isLoading }] = useBuyLabelMutation();
  const ask = async () => {
    const { id, carrier, service, price, parcel } = label;
    const { data, error } = await buy({ orderId: order.id, id, carrier, service, price, parcel });
    const isKnown = error || data?.status === 'bought';
    const done = isKnown ? 'La guía quedó comprada' : 'Todavía no se sabe';
    dispatch(reportOutcome(error, { title: done }, { es: 'No se pudo preguntar. Inténtalo de nuevo.' }));
  };
  return (
    <Alert tone="warning" title={`${account} no contestó a tiempo`}>
      <Stack gap={3}>
        <span>
          Estamos preguntando si la guía de {label.name} ({formatPesos(label.price)}) quedó comprada. No se
          paga dos veces.
        </span>
        <div>
          <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void ask()}>
            Preguntar ahora
          </Button>
        </div>
      </Stack>
    </Alert>
  );
};

const Cancel = ({ order, label, account }: BoughtProps) => {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelLabelMutation();
  const confirm = async () => {
    const { error } = await cancel(order.id);
    setAsking(false);
    dispatch(
      reportOutcome(
        error,
        { title: 'Guía cancelada' },
        { es: 'No se pudo cancelar la guía. Inténtalo de nuevo.' },
      ),
    );
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Cancelar guía
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Cancelar la guía?"
        text={`La guía ${label.number} deja de servir y ${account} devuelve ${formatPesos(label.price)} a tu saldo cuando la paquetería lo confirma.`}
        confirmLabel="Cancelar guía"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
};
