import { showToast, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Stack, TextField } from '@shop/ui';
import { useGetWholeOrderQuery } from './orders.api.ts';

/** The buyer's link to give the address of an order that was paid without one, for sending it once more (H8). */
export const AddressLink = ({ order }: { order: Order }) => {
  const dispatch = useAppDispatch();
  const { data } = useGetWholeOrderQuery(order.id);
  const link = data?.order.addressLink;
  if (!link) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    dispatch(showToast({ title: 'Enlace copiado', description: 'Envíalo sólo a quien hizo la compra.' }));
  };
  return (
    <Alert tone="warning" title="Falta dirección">
      <Stack gap={3}>
        <span>
          Quien compró puede completarla con este enlace, que muestra su pedido sin pedir contraseña.
        </span>
        <TextField label="Enlace para completar la dirección" readOnly value={link} />
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          Copiar enlace
        </Button>
      </Stack>
    </Alert>
  );
};
