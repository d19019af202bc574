import type { Cart } from '@shop/contracts/cart';
import { Container, Heading, Page } from '@shop/ui';
import { Arrival } from '../cart/arrival.tsx';
import { chosenWay } from '../delivery/chosen-way.ts';
import { CartEmpty, CartFailed } from '../cart/cart-states.tsx';
import { useKnownCart } from '../cart/use-known-cart.ts';
import { pageSpace, titleSpace, twoColumns } from '../two-columns.ts';
import { steps } from './checkout-layout.ts';
import { CheckoutLoading } from './checkout-loading.tsx';
import { FoldedSummary } from './folded-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { AddressStep } from './address-step.tsx';
import { Steps } from './steps.tsx';
import { useStep } from './use-step.ts';
import { useStepShown, type FieldName } from './use-step-shown.ts';

/** /checkout */
export const CheckoutPage = () => {
  const { cart, isError, refetch } = useKnownCart();
  return (
    <Page title="Paga tu pedido" description="Datos de envío y pago de tu pedido." noIndex>
      <Container css={pageSpace}>
        <Heading level={1} css={titleSpace}>
          Paga tu pedido
        </Heading>
        {!cart && !isError && <CheckoutLoading />}
        {!cart && isError && <CartFailed onRetry={refetch} checkout />}
        {cart && cart.items.length === 0 && <CartEmpty />}
        {cart && cart.items.length > 0 && <CheckoutSteps cart={cart} />}
      </Container>
    </Page>
  );
};

const CheckoutSteps = ({ cart }: { cart: Cart }) => {
  const { details, isPaying, toPayment, toForm } = useStep(chosenWay(cart)?.kind === 'pickup');
  const step = isPaying ? 'payment' : 'address';
  const { place, wanted } = useStepShown(step);
  const back = (field?: FieldName) => {
    wanted.current = field;
    toForm();
  };
  return (
    <div css={twoColumns}>
      <FoldedSummary cart={cart}>{!isPaying && <Arrival cart={cart} />}</FoldedSummary>
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={isPaying ? 'Paso 2 de 2: pago' : `Paso 1 de 2: ${cart.delivery ? 'entrega' : 'envío'}`}
        css={[steps, { outline: 'none' }]}
      >
        <Steps step={step} first={cart.delivery ? 'Entrega' : 'Envío'} />
        {isPaying && details ? (
          <PaymentStep cart={cart} details={details} onBack={back} />
        ) : (
          <AddressStep cart={cart} details={details} onValid={toPayment} />
        )}
      </div>
    </div>
  );
};
