import { formatPesos, useAppDispatch } from '@shop/app-kit';
import type { Label } from '@shop/contracts/label';
import { Button } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { reportOutcome } from '../../report-failure.ts';
import { useCancelLabelMutation } from './label.api.ts';

const FAILED = { es: 'No se pudo cancelar la guía. Inténtalo de nuevo.' };

type Props = {
  orderId: string;
  label: Label;
  account: string;
  /** Called when another label is to replace this one. */
  onReplace?: (() => void) | undefined;
};

/** Cancels a label; a refusal is shown in the account's words. */
export const CancelLabel = ({ orderId, label, account, onReplace }: Props) => {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelLabelMutation();
  const confirm = async () => {
    const { error } = await cancel(orderId);
    setAsking(false);
    if (dispatch(reportOutcome(error, { title: 'Guía cancelada' }, FAILED))) onReplace?.();
  };
  return (
    <>
      <Button size="sm" variant={onReplace ? 'secondary' : 'ghost'} onClick={() => setAsking(true)}>
        {onReplace ? 'Cancelar y comprar otra' : 'Cancelar guía'}
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
