import { useForm, type UseFormReturn } from '@shop/app-kit/forms';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@shop/contracts/order';
import { tracking as schema, type Tracking } from '@shop/contracts/tracking';

/** The fields of 'Actualizar estado'; `refund`: the remaining money is refunded. */
type StatusValues = {
  status: OrderStatus | '';
  refund: boolean;
  carrier: string;
  number: string;
  url: string;
};
export type StatusForm = UseFormReturn<StatusValues>;

const isKnown = (status: string): status is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(status);

export const useStatusForm = ({ status, tracking }: Order): StatusForm =>
  useForm<StatusValues>({
    defaultValues: {
      status: isKnown(status) ? status : '',
      refund: true,
      carrier: '',
      number: '',
      url: '',
      ...tracking,
    },
  });

/**
 * The typed tracking data: empty is valid, half of it is not.
 * @returns the parcel, `undefined` without one, or `null` when a field is invalid, which then shows an error
 */
export const readTracking = (form: StatusForm): Tracking | undefined | null => {
  const { carrier, number, url } = form.getValues();
  form.clearErrors();
  if ([carrier, number, url].every((text) => text.trim() === '')) return undefined;
  const result = schema.safeParse({ carrier, number, ...(url.trim() && { url }) });
  for (const { path, message } of result.error?.issues ?? [])
    form.setError(path[0] as keyof Tracking, { message });
  return result.data ?? null;
};
