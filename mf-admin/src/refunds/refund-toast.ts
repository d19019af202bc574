import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { formatPesos, showToast } from '@shop/app-kit';
import type { RefundStatus } from '@shop/contracts/refund';

/** The message after a refund was accepted: it may still be in progress. */
export const refundToast = (status: RefundStatus, amount: number) =>
  showToast(
    status === 'done'
      ? { title: 'Reembolso hecho', description: `${formatPesos(amount)} regresan al cliente.` }
      : {
          title: 'Reembolso en proceso',
          description: `${PROVIDER_LABEL} aún no lo confirma. No hace falta repetirlo: terminará solo.`,
        },
  );
