import { orderNote } from '@shop/contracts/order';
import { StaffNote } from '../list/staff-note.tsx';
import { useAddOrderNoteMutation } from './orders.api.ts';

/** A staff note about an order; it appears in the history. */
export const OrderNote = ({ orderId }: { orderId: string }) => {
  const [add] = useAddOrderNoteMutation();
  return (
    <StaffNote schema={orderNote} draft={`nota-${orderId}`} save={({ text }) => add({ orderId, text })} />
  );
};
