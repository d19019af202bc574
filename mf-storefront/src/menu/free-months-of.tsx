import { formatPesos } from '@shop/app-kit';
import { longestFree } from '@shop/contracts/free-months';
import { Text, useShop } from '@shop/ui';

/** '3 meses sin intereses de $163.33', for prices at which the shop's provider offers them. */
export const FreeMonthsOf = ({ price }: { price: number }) => {
  const free = longestFree(useShop().freeMonthsTold, price);
  return free ? (
    <Text as="small" size="xs" tone="soft">
      {`${free.months} meses sin intereses de ${formatPesos(free.monthly)}`}
    </Text>
  ) : null;
};
