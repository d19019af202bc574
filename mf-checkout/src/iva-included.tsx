import { Text } from '@shop/ui';

/** Below a total, where the shop says so of its prices. */
export const IvaIncluded = () => (
  <Text size="sm" tone="soft" css={{ textAlign: 'right' }}>
    IVA incluido
  </Text>
);
