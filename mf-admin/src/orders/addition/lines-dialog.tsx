import { formatPesos, messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { Alert, Button, css, QuantityStepper, Skeleton, Stack, Text, theme } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { useDraftWindow } from '../../list/use-draft-window.tsx';
import { requestOf } from '../../refunds/request-of.ts';
import { ManualProducts } from '../manual/manual-products.tsx';
import { useRefundOrderMutation } from '../orders.api.ts';
import { useAddLinesMutation, useExchangeLinesMutation } from './addition.api.ts';
import { differenceWords, useLineChanges, type LineNow } from './use-line-changes.ts';

const FAILED = { es: 'No se pudo cambiar. Inténtalo de nuevo: no se hará dos veces.' };
const UNKNOWN = { es: 'No pudimos calcular la diferencia. Inténtalo de nuevo.' };
const INCOMPLETE = 'Elige qué y cuántas piezas en cada línea';
const NOTHING = 'Cambia una cantidad o agrega un producto';
const BY_YOU = 'Este pago lo recibiste tú: devuelve el dinero antes de guardar.';
const MOST = 99;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space(3),
  alignItems: 'center',
});

type Changes = ReturnType<typeof useLineChanges>;

/** Fewer pieces are refunded, more are paid by a link; for both together only the difference moves. */
function useSend(order: Order, changes: Changes) {
  const [refund, refunding] = useRefundOrderMutation();
  const [add, adding] = useAddLinesMutation();
  const [exchange, exchanging] = useExchangeLinesMutation();
  const send = async (seen: NonNullable<Changes['seen']>) => {
    const { removes, lines, left } = changes;
    const pieces = removes.map(({ id, quantity }) => ({ id, quantity }));
    const request = requestOf('lines', [order.id, lines, pieces]);
    const press = { orderId: order.id, requestId: request.id };
    const back = removes.map(({ id, quantity, restock }) => ({
      id,
      quantity,
      ...(quantity <= restock && { restock: true }),
    }));
    const { error } =
      lines.length === 0
        ? await refund({ ...press, lines: back, ...(left !== undefined && { seen: { left } }) })
        : removes.length === 0
          ? await add({ ...press, lines, seen: { total: seen.total } })
          : await exchange({ ...press, lines, removes: pieces, seen });
    if (request.answered(error) && error) changes.refetch();
    return error;
  };
  return { send, isLoading: refunding.isLoading || adding.isLoading || exchanging.isLoading };
}

/** Removes pieces of a paid order that was not sent yet and adds others, in one step. */
export const LinesDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const changes = useLineChanges(order);
  const { close, leave, question } = useDraftWindow(`lineas-${order.id}`, changes.form, onClose);
  const [problem, setProblem] = useState({ lines: '', whole: '' });
  const { send, isLoading } = useSend(order, changes);
  const dispatch = useAppDispatch();
  const { now, difference, seen } = changes;

  const save = async () => {
    if (changes.isNothing || !changes.isWhole)
      return setProblem({ lines: changes.isWhole ? '' : INCOMPLETE, whole: changes.isWhole ? NOTHING : '' });
    if (!seen) return undefined;
    setProblem({ lines: '', whole: '' });
    const error = await send(seen);
    if (error) return setProblem({ lines: '', whole: messageOf(error, FAILED).es });
    const title =
      (difference ?? 0) > 0 ? `Cambio de ${order.number} por pagar` : `Pedido ${order.number} cambiado`;
    dispatch(showToast({ title, description: `${differenceWords(difference ?? 0)}.` }));
    return close();
  };
  return (
    <Dialog wide onClose={leave} title="Cambiar líneas" description={`Pedido ${order.number}`}>
      <Stack gap={5}>
        {now ? (
          now.map((line) => <Line key={line.id} line={line} onChange={changes.want} />)
        ) : (
          <Skeleton height={96} radius={16} />
        )}
        <ManualProducts
          mayBeEmpty
          lines={changes.drafts}
          error={problem.lines}
          onChange={changes.setDrafts}
        />
        <Difference order={order} changes={changes} />
        {problem.whole && (changes.isNothing || problem.whole !== NOTHING) && <Alert>{problem.whole}</Alert>}
      </Stack>
      <DialogActions onCancel={close}>
        <Button busy={isLoading} onClick={() => void save()}>
          {actionOf(changes)}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
};

function actionOf({ isNothing, difference = 0 }: Changes): string {
  if (isNothing || difference === 0) return 'Cambiar';
  return difference > 0
    ? `Cambiar y pedir ${formatPesos(difference)}`
    : `Cambiar y devolver ${formatPesos(-difference)}`;
}

type LineProps = { line: LineNow; onChange: (id: number, quantity: number) => void };

const Line = ({ line: { id, name, left, wanted, price }, onChange }: LineProps) => (
  <div css={row}>
    <div>
      <Text>{name}</Text>
      <Text size="sm" tone="soft">
        {wanted === left ? formatPesos(price) : `${left} → ${wanted}`}
      </Text>
    </div>
    <QuantityStepper
      name={name}
      min={0}
      max={MOST}
      value={wanted}
      onChange={(quantity) => onChange(id, quantity)}
    />
  </div>
);

/** What the buyer pays or gets back. */
const Difference = ({ order, changes }: { order: Order; changes: Changes }) => {
  const { isNothing, difference, error, lines, removes, promotion } = changes;
  const isBack = difference !== undefined && difference < 0;
  if (isNothing)
    return (
      <Text size="sm" tone="soft">
        Lo que quites se devuelve a lo que se pagó por ello. Lo que agregues va al precio de hoy.
      </Text>
    );
  if (error) return <Alert onRetry={changes.refetch}>{messageOf(error, UNKNOWN).es}</Alert>;
  return (
    <div>
      <Text aria-live="polite">
        <strong>{difference === undefined ? 'Calculando…' : differenceWords(difference)}</strong>
      </Text>
      {promotion && (
        <Text size="sm" tone="soft">
          {`«${promotion.name}» no cuenta aquí: las promociones son del pedido como se hizo, y lo que se agrega después va a su precio.`}
        </Text>
      )}
      <Text size="sm" tone="soft">
        {difference !== undefined && difference > 0
          ? removes.length > 0
            ? 'El pedido sigue como está hasta que se pague. Si sale antes, el enlace deja de servir.'
            : 'Lo nuevo es parte del pedido cuando se pague. Si el pedido sale antes, el enlace deja de servir.'
          : `Se cambia al guardar${lines.length > 0 ? ', y quien compró recibe un correo' : ''}. Lo que quitas vuelve a existencias.`}
      </Text>
      {isBack && isOwnPayment(order.paymentIntentId ?? '') && <Alert tone="info">{BY_YOU}</Alert>}
    </div>
  );
};
