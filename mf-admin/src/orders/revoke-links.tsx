import { useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Button } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { changeSome } from '../calls.ts';
import { reportOutcome } from '../report-failure.ts';

const useRevokeLinksMutation = changeSome('DELETE /api/orders/{orderId}/links', ['Order']);

const DONE = {
  title: 'Enlaces anulados',
  description: 'Los que ya se enviaron no abren el pedido. El próximo correo lleva uno nuevo.',
};
const FAILED = { es: 'No se pudieron anular. Inténtalo de nuevo.' };

/** For a link that leaked: no earlier link opens this order afterwards. */
export const RevokeLinks = ({ order }: { order: Order }) => {
  const [isAsked, setAsked] = useState(false);
  const [revoke, { isLoading }] = useRevokeLinksMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const { error } = await revoke({ orderId: order.id });
    setAsked(false);
    dispatch(reportOutcome(error, DONE, FAILED));
  };
  return (
    <IfAllowed call="DELETE /api/orders/{orderId}/links">
      <div>
        <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
          Anular enlaces enviados
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="¿Anular los enlaces de este pedido?"
          text="Quien tenga uno, también en sus correos, ya no verá los datos del pedido. Se pide otro en «Mis pedidos»."
          confirmLabel="Anular"
          busy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        />
      )}
    </IfAllowed>
  );
};
