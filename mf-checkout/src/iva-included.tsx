import { Text } from '@shop/ui';

/** Below a total, in shops that say their prices include the tax. */
export const IvaIncluded = () => (
  <Text size="sm" tone="soft" css={{ textAlign: 'right' }}>
    IVA incluido
  </Text>
);
