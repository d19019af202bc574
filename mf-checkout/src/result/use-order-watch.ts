import { useState } from 'react';
import { orderApi, useGetOrderQuery, type OrderRef } from './order.api.ts';
import { isWaiting } from './order-state.ts';
import { useVisible } from './use-visible.ts';

const POLL_MS = 5_000;
/** A buyer who has not paid after two minutes is probably on the way to a store: polling six times slower is enough. */
const EAGER_MS = 120_000;

/** An order, polled while its payment or invoice is pending, so that the page changes by itself. */
export const useOrderWatch = (orderRef: OrderRef, pollMs = POLL_MS) => {
  const isVisible = useVisible();
  const [since] = useState(() => Date.now());
  const { data, fulfilledTimeStamp = since } = orderApi.endpoints.getOrder.useQueryState(orderRef);
  const isStamping = data?.order.cfdi?.status === 'asked';
  const waits = data !== undefined && (isWaiting(data.order) || isStamping);
  const every = fulfilledTimeStamp - since > EAGER_MS ? 6 * pollMs : pollMs;
  return useGetOrderQuery(orderRef, { pollingInterval: waits && isVisible ? every : 0 });
};
