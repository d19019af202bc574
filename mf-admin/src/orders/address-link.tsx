import type { Order } from '@shop/contracts/order';
import { Alert, Stack } from '@shop/ui';
import { CopyLink } from '../list/copy-link.tsx';
import { useGetWholeOrderQuery } from './orders.api.ts';

/** The link for the missing address of a paid order, which the owner may send to the buyer again (H8). */
export const AddressLink = ({ order }: { order: Order }) => {
  const { data } = useGetWholeOrderQuery(order.id);
  const link = data?.order.addressLink;
  if (!link) return null;
  return (
    <Alert tone="warning" title="Falta dirección">
      <Stack gap={3}>
        <span>
          Quien compró puede completarla con este enlace, que muestra su pedido sin pedir contraseña.
        </span>
        <CopyLink
          label="Enlace para completar la dirección"
          link={link}
          copied="Envíalo sólo a quien hizo la compra."
        />
      </Stack>
    </Alert>
  );
};
