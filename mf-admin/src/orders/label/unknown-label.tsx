import { formatPesos, useAppDispatch } from '@shop/app-kit';
import type { Label } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Row, Stack } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { reportOutcome } from '../../report-failure.ts';
import { useBuyLabelMutation, useNoteNotBoughtMutation } from './label.api.ts';

type Props = { order: Order; label: Label; account: string };
type Answer = { data?: Label; error?: unknown };

const FOUND = 'La guía quedó comprada';
const outcomeOf = ({ data }: Answer, otherwise: string) => ({
  title: data?.status === 'bought' ? FOUND : otherwise,
});

/** It is unknown whether the label was bought. Asking repeats the same purchase, and pays nothing twice. */
export const UnknownLabel = ({ order, label, account }: Props) => {
  const dispatch = useAppDispatch();
  const [buy, { isLoading }] = useBuyLabelMutation();
  const look = async () => {
    const { id, carrier, service, price, parcel } = label;
    const answer = await buy({ orderId: order.id, id, carrier, service, price, parcel });
    const failed = { es: 'No se pudo preguntar. Inténtalo de nuevo.' };
    dispatch(reportOutcome(answer.error, outcomeOf(answer, 'Todavía no se sabe'), failed));
  };
  return (
    <Alert tone="warning" title={`${account} no contestó a tiempo`}>
      <Stack gap={3}>
        <span>
          Estamos preguntando si la guía de {label.name} ({formatPesos(label.price)}) quedó comprada. No se
          paga dos veces.
        </span>
        <Row gap={2}>
          <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void look()}>
            Buscar la guía
          </Button>
          <NotBought order={order} label={label} account={account} />
        </Row>
      </Stack>
    </Alert>
  );
};

/** The way out when the account never answers. */
const NotBought = ({ order, label, account }: Props) => {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [note, { isLoading }] = useNoteNotBoughtMutation();
  const confirm = async () => {
    const answer = await note({ orderId: order.id, id: label.id });
    setAsking(false);
    const failed = { es: 'No se pudo anotar. Inténtalo de nuevo.' };
    dispatch(reportOutcome(answer.error, outcomeOf(answer, 'Puedes comprar otra guía'), failed));
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        No se compró
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿No se compró la guía?"
        text={`Míralo antes en tu panel de ${account}: si la guía está ahí, no compres otra. Lo preguntamos una vez más.`}
        confirmLabel="No se compró"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
};
