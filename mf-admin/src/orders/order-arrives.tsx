import { formatPesos } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { paymentMeans } from '@shop/contracts/payment-means';
import { Text } from '@shop/ui';
import { Sums } from '../list/sums.tsx';

/** The part of the order's money that reaches the shop's account, according to the provider. */
export const OrderArrives = ({ order: { arrives, refunded = 0 } }: { order: Order }) => {
  if (!arrives)
    return <Text size="sm" tone="soft">{`Comisión y neto: aún no lo dice ${PROVIDER_LABEL}.`}</Text>;
  const { fee, tax, net, means } = arrives;
  return (
    <Sums
      sums={[
        ...(means ? [['Método', paymentMeans(means)] as const] : []),
        ['Comisión', formatPesos(-fee)],
        ...(tax > 0 ? [['Impuestos retenidos', formatPesos(-tax)] as const] : []),
        ...(refunded > 0 ? [['Reembolsado', formatPesos(-refunded)] as const] : []),
        ['Te llega', formatPesos(net - refunded)],
      ]}
    />
  );
};
