import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, type UseFormReturn } from '@shop/app-kit/forms';
import type { Label, Rate, Rates } from '@shop/contracts/label';
import type { Parcel } from '@shop/contracts/parcel';
import { useState } from 'react';
import { requestOf } from '../../refunds/request-of.ts';
import { useAskRatesMutation, useBuyLabelMutation } from './label.api.ts';

const QUOTE_FAILED = { es: 'No se pudo cotizar. Inténtalo de nuevo.' };
const BUY_FAILED = {
  es: 'No sabemos si la guía se compró. Vuelve a intentarlo: la misma compra no se paga dos veces.',
};

/** Asks for rates and buys a label; calls `onDone` when it is bought, or when its purchase is still unknown. */
export function useLabelPurchase(orderId: string, onDone: (label: Label) => void) {
  const dispatch = useAppDispatch();
  const [ask, { isLoading: isAsking }] = useAskRatesMutation();
  const [buy, { isLoading: isBuying }] = useBuyLabelMutation();
  const [quoted, setQuoted] = useState<Rates & { parcel: Parcel }>();
  const [chosen, setChosen] = useState<Rate>();
  const [failure, setFailure] = useState('');

  const quote = async (parcel: Parcel, { setError }: Pick<UseFormReturn<Parcel>, 'setError'>) => {
    setFailure('');
    setQuoted(undefined);
    const { data, error } = await ask({ orderId, parcel });
    if (data) {
      setQuoted({ ...data, parcel });
      setChosen(data.rates[0]);
    } else if (!applyServerErrors(error, setError)) setFailure(messageOf(error, QUOTE_FAILED).es);
  };
  const purchase = async ({ carrier, service, price }: Rate, parcel: Parcel) => {
    setFailure('');
    const what = { orderId, carrier, service, price, parcel };
    const request = requestOf('label', what);
    const { data, error } = await buy({ ...what, id: request.id });
    request.answered(error);
    if (error) return setFailure(messageOf(error, BUY_FAILED).es);
    if (data.status === 'bought') dispatch(showToast({ title: `Guía ${data.number} comprada` }));
    onDone(data);
  };
  return { quote, purchase, quoted, chosen, setChosen, failure, isAsking, isBuying };
}
