import { Container, Heading, Icon, LinkButton, Page, Stack, useSay } from '@shop/ui';
import { useEffect } from 'react';
import { forgetCheckoutDrafts } from '../checkout/address-draft.ts';
import { useWords } from '../texts/use-words.ts';
import { pageSpace } from '../two-columns.ts';
import { BoughtBottles } from './bought-bottles.tsx';
import { LoadingOrder, ToHome, type Leave } from './to-home.tsx';
import { MissingAddress } from './missing-address.tsx';
import { NotYours } from './not-yours.tsx';
import { useOrderRef } from './order-ref.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderUnread } from './order-unread.tsx';
import { Invoice } from './invoice.tsx';
import { isInvoiceable, isOwn, isPayable, isWaiting, stateOf } from './order-state.ts';
import type { OrderRef } from './order.api.ts';
import { PayAgain } from './pay-again.tsx';
import { PaidNews } from './paid-news.tsx';
import { PayBefore } from './pay-before.tsx';
import { ResultHead } from './result-head.tsx';
import { Unbroken } from './unbroken.tsx';
import { useOrderWatch } from './use-order-watch.ts';
import { WhatNext } from './what-next.tsx';

/** /checkout/success?orderId=…: the order's page; without an order it leads to the home page (CK31). */
export const SuccessPage = ({ leaveFor }: { leaveFor?: Leave }) => {
  const orderRef = useOrderRef();
  if (!orderRef) return <ToHome leaveFor={leaveFor} />;
  return <OrderPage orderRef={orderRef} />;
};

const OrderPage = ({ orderRef }: { orderRef: OrderRef }) => {
  const { data, error, isFetching, refetch } = useOrderWatch(orderRef);
  useEffect(forgetCheckoutDrafts, []);
  const state = useOwnWords(data && stateOf(data.order), data?.order.number);
  return (
    <Page title={state?.title ?? 'Tu pedido'} description="Confirmación de tu pedido." noIndex>
      <Container css={pageSpace}>
        {data && state && (
          <ResultHead
            icon={<Icon name={state.icon} size={34} />}
            tone={state.tone}
            title={state.title}
            picture={state.words === 'thanks' && <BoughtBottles items={data.items} />}
          >
            <span css={{ display: 'block', textWrap: 'balance' }}>
              <Unbroken text={state.text} part={data.order.number} />
            </span>
            <PaidNews {...data} />
          </ResultHead>
        )}
        {!data && isFetching && <LoadingOrder />}
        {!data && Boolean(error) && !isFetching && (
          <Stack gap={4}>
            <Heading level={1}>Tu pedido</Heading>
            <OrderUnread error={error} onRetry={refetch} />
          </Stack>
        )}
        {data && (
          <Stack gap={6}>
            {isPayable(data.order) && <PayAgain orderRef={orderRef} />}
            {data.order.manual?.payLink && isWaiting(data.order) && !data.order.voucher && (
              <LinkButton href={data.order.manual.payLink} size="lg">
                Pagar mi pedido
              </LinkButton>
            )}
            {data.order.needsAddress && data.order.status !== 'cancelled' && (
              <MissingAddress orderRef={orderRef} />
            )}
            <PayBefore order={data.order} />
            {!isOwn(data.order) && <NotYours order={data.order} />}
            <OrderTimeline {...data} />
            <OrderDetails {...data} />
            {isInvoiceable(data.order) && <Invoice order={data.order} orderRef={orderRef} />}
          </Stack>
        )}
        {(data || !isFetching) && <WhatNext order={data?.order} orderRef={orderRef} />}
      </Container>
    </Page>
  );
};

/** The owner's words for the state, if there are any. */
const useOwnWords = (state: ReturnType<typeof stateOf> | undefined, number = '') => {
  const own = useWords(state?.words);
  const say = useSay();
  if (!state) return state;
  const filled = (text: string) =>
    text.replace('{motivo}', () => say(state.reason ?? '')).replaceAll('{pedido}', number);
  return {
    ...state,
    title: filled(own?.title || say(state.title)),
    text: filled(own?.content || say(state.text)),
  };
};
