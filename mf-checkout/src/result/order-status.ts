import { ORDER_STATUS_LABEL, type OrderStatus } from '@shop/contracts/order';

/** 'Procesando' for processing; the others as they are (CK33), with their Spanish name before them (H14). */
export const orderStatusText = (status: string): string => {
  if (status === 'processing') return ORDER_STATUS_LABEL.processing;
  const label = ORDER_STATUS_LABEL[status as OrderStatus] as string | undefined;
  return label ? `${label} (${status})` : status;
};
