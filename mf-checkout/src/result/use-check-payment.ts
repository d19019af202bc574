import { statusOf, useCart } from '@shop/app-kit';
import { useNavigateHere } from '@shop/app-kit/use-here';
import { paymentConflict, type PartReceived } from '@shop/contracts/checkout';
import { useCallback, useState } from 'react';
import { useProcessPaymentMutation } from '../checkout/checkout.api.ts';
import { orderPage } from './order-ref.ts';

/**
 * Asks the shop to check a payment; as soon as there is an order or a refusal, its page opens. `part`: the amount
 * that has arrived, while some is missing.
 */
export const useCheckPayment = (paymentId: string) => {
  const navigate = useNavigateHere();
  const { data: cart } = useCart();
  const cartId = cart?.cart.id;
  const [process, { isLoading, error }] = useProcessPaymentMutation();
  const [part, setPart] = useState<PartReceived>();

  const check = useCallback(async () => {
    if (!cartId) return;
    const answer = await process({ paymentId, cartId });
    if (answer.data) {
      const { orderId, paymentStatus } = answer.data;
      return navigate(orderPage(paymentStatus === 'approved' ? 'success' : 'pending', { orderId }), {
        replace: true,
      });
    }
    setPart(partOf(answer.error));
    if (statusOf(answer.error) === 402)
      return navigate(`/checkout/failure?${refusalOf(answer.error)}`, { replace: true });
  }, [cartId, navigate, paymentId, process]);
  return { check, canCheck: Boolean(cartId), isLoading, failed: Boolean(error) && !partOf(error), part };
};

const partOf = (error: unknown) =>
  statusOf(error) === 409
    ? paymentConflict.safeParse((error as { data?: unknown }).data).data?.part
    : undefined;

/** The reason of a 402, and the order that can be paid another way, if there is one. */
const refusalOf = (error: unknown) => {
  const data = (error as { data?: Record<string, unknown> }).data ?? {};
  const known = ['reason', 'orderId'].flatMap((name) =>
    typeof data[name] === 'string' ? [[name, data[name]] as [string, string]] : [],
  );
  return new URLSearchParams(known);
};
