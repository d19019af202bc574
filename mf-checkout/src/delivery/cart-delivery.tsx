import { messageOf } from '@shop/app-kit';
import { keepZip, knownZip } from '@shop/app-kit/known-zip';
import type { Cart } from '@shop/contracts/cart';
import { Stack, Text, TextField } from '@shop/ui';
import { useEffect, useState } from 'react';
import { chosenWay } from './chosen-way.ts';
import { useSetDeliveryMutation } from './delivery.api.ts';
import { UntilFree } from './until-free.tsx';
import { FAILED, NOWHERE } from './words.ts';

/** Beside the cart, when delivery depends on the place: the postal code, and the amount missing for free delivery. */
export const CartDelivery = ({ cart }: { cart: Cart }) => {
  const { delivery } = cart;
  const isFetchedOnly = !chosenWay(cart) && delivery?.zip && delivery.ways.length > 0;
  return (
    <Stack gap={3}>
      <UntilFree cart={cart} />
      <ZipField cart={cart} />
      {isFetchedOnly && (
        <Text size="sm">A tu código postal no enviamos; puedes recogerlo. Lo eliges al pagar.</Text>
      )}
    </Stack>
  );
};

const WHY = 'Para saber cuánto cuesta el envío y cuándo llega.';

const ZipField = ({ cart: { delivery } }: { cart: Cart }) => {
  const [typed, setTyped] = useState(delivery?.zip ?? '');
  const [set, { error, isLoading }] = useSetDeliveryMutation();
  const isUnknown = delivery !== undefined && delivery.zip === undefined;
  useEffect(() => {
    const zip = isUnknown ? knownZip() : undefined;
    if (!zip) return;
    setTyped(zip);
    void set({ zip });
  }, [isUnknown, set]);
  const type = (text: string) => {
    const zip = text.replace(/\D/g, '').slice(0, 5);
    setTyped(zip);
    if (zip.length < 5 || zip === delivery?.zip) return;
    keepZip(zip);
    void set({ zip });
  };
  const isKnown = typed !== '' && typed === delivery?.zip;
  const isNowhere = !isLoading && isKnown && delivery?.ways.length === 0;
  return (
    <TextField
      label="Tu código postal"
      inputMode="numeric"
      autoComplete="postal-code"
      value={typed}
      hint={isLoading ? 'Calculando el envío…' : isKnown ? undefined : WHY}
      error={error ? messageOf(error, FAILED).es : isNowhere ? NOWHERE : undefined}
      onChange={({ target }) => type(target.value)}
    />
  );
};
