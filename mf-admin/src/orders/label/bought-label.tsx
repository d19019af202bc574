import { formatPesos, useAppDispatch } from '@shop/app-kit';
import type { Label } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, LinkButton, Row, Stack, Text } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { reportOutcome } from '../../report-failure.ts';
import { useBuyLabelMutation, useCancelLabelMutation } from './label.api.ts';

type BoughtProps = { order: Order; label: Label; account: string };

/**
 * A label that is paid for, or about which the account is still asked. `isSending`: its number stands in fields that are about
 * to be sent, and is cancelled elsewhere.
 */
export const BoughtLabel = ({ order, label, account, isSending }: BoughtProps & { isSending: boolean }) =>
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
      {label.reason && (
        <Alert tone="warning" title="Esta guía no se pudo cancelar">
          {label.reason}
        </Alert>
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
    const done = data?.status === 'bought' ? 'La guía quedó comprada' : 'Todavía no se sabe';
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
