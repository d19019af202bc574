import { Text } from '@shop/ui';

/** Replaces the price of a line that the total leaves out. */
export const NotIncluded = () => (
  <Text as="span" size="sm" tone="soft">
    No incluido
  </Text>
);
