import { statusOf, useCart } from '@shop/app-kit';
import { useNavigate } from 'react-router-dom';
import { useProcessPaymentMutation } from '../checkout/checkout.api.ts';

/** Asks the shop to look at a payment again; a finished one takes the shopper to its page. */
export const useCheckPayment = (paymentId: string | null) => {
  const navigate = useNavigate();
  const { data: cart } = useCart();
  const [process, { isLoading, error, data }] = useProcessPaymentMutation();

  const check = async () => {
    if (!paymentId || !cart) return;
    const answer = await process({ paymentId, cartId: cart.cart.id });
    if (statusOf(answer.error) === 402) return navigate('/checkout/failure');
    if (answer.data?.paymentStatus === 'approved')
      return navigate(`/checkout/success?orderId=${encodeURIComponent(answer.data.orderId)}`);
  };
  return {
    check,
    canCheck: Boolean(paymentId && cart),
    isLoading,
    failed: Boolean(error),
    stillPending: Boolean(data),
  };
};
