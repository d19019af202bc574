import type { Order } from '@shop/contracts/order';
import { Card, Heading, Say, Stack, Text } from '@shop/ui';

export const PickupName = ({ order: { customerName } }: { order: Order }) =>
  customerName && (
    <Text size="sm" tone="soft" css={{ overflowWrap: 'anywhere' }}>
      <Say nombre={customerName}>{'A nombre de {nombre}'}</Say>
    </Text>
  );

/** Where and when the buyer picks the order up, and what to bring. */
export const PickupCard = ({ order }: { order: Order }) => {
  const { name, place, hours, bring } = order.delivery!;
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} look="card">
          Dónde lo recoges
        </Heading>
        <address css={{ fontStyle: 'normal', lineHeight: 1.7, overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>
          <br />
          {place}
          <br />
          {hours}
        </address>
        {bring && (
          <Text size="sm">
            <Say cosas={bring}>{'Lleva: {cosas}'}</Say>
          </Text>
        )}
        <PickupName order={order} />
      </Stack>
    </Card>
  );
};
