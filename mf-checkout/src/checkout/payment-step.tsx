import { fieldErrorsOf, messageOf } from '@shop/app-kit';
import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import type { Cart } from '@shop/contracts/cart';
import type { OfferedWay } from '@shop/contracts/delivery-plan';
import {
  Alert,
  Button,
  Card,
  css,
  Heading,
  Icon,
  LinkButton,
  Row,
  Skeleton,
  Stack,
  theme,
  VisuallyHidden,
} from '@shop/ui';
import { Link } from 'react-router-dom';
import { WayRadios } from '../delivery/way-radios.tsx';
import { DiscountRefused } from '../discount/discount-refused.tsx';
import type { Recipient } from './delivery-form.ts';
import { GoesTo } from './goes-to.tsx';
import { PaidAlready } from './paid-already.tsx';
import { PayChoiceRadios } from './pay-choice.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { PriceChanges } from './price-changes.tsx';
import { usePreference } from './use-preference.ts';
import type { FieldName } from './use-step-shown.ts';

const CREATE_FAILED = { es: 'No se pudo crear la preferencia de pago.' };

type WayRefusedProps = { message: string; ways: OfferedWay[]; onChoose: (way: OfferedWay) => Promise<void> };
type Props = { cart: Cart; details: Recipient; onBack: (field?: FieldName) => void };

/** Step 2: the delivery details, and the button to the provider's payment page. */
export const PaymentStep = ({ cart, details, onBack }: Props) => {
  const payment = usePreference(cart, details);
  return (
    <Card as="section" aria-labelledby="pago" {...useFocusAfter(payment.error)}>
      <Stack gap={6}>
        <Heading id="pago" level={2} look="card">
          Pago
        </Heading>
        <Refusal payment={payment} />
        <GoesTo cart={cart} details={details} onChange={onBack} />
        {payment.choices.length > 0 && (
          <PayChoiceRadios choices={payment.choices} chosen={payment.payWith} onChoose={payment.payBy} />
        )}
        {payment.isLoading && <PaymentLoading />}
        {payment.preference && !payment.isLoading && <PayButtons preference={payment.preference} />}
        <Row css={{ marginLeft: '-1.5rem' }}>
          <Button variant="ghost" icon={<Icon name="arrowLeft" size={18} />} onClick={() => onBack()}>
            {cart.delivery ? 'Volver a la entrega' : 'Volver al envío'}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};

/** Why the cart cannot be paid: it changed, it is paid already, or the call failed. */
const Refusal = ({ payment }: { payment: ReturnType<typeof usePreference> }) => {
  const { changes, paid, error, refusedWay } = payment;
  if (refusedWay) return <WayRefused {...refusedWay} onChoose={payment.choose} />;
  if (changes.length > 0)
    return <PriceChanges changes={changes} onAccept={() => void payment.accept()} busy={payment.isLoading} />;
  if (paid) return <PaidAlready orderId={paid.orderId} onRetry={() => void payment.request()} />;
  if (!error) return null;
  const { discount, giftCard } = fieldErrorsOf(error);
  const refused = discount ?? giftCard;
  if (refused)
    return (
      <DiscountRefused text={refused} isCard={discount === undefined} onRetry={() => void payment.accept()} />
    );
  return (
    <Alert
      title={CREATE_FAILED.es}
      onRetry={() => void payment.request()}
      original={messageOf(error, CREATE_FAILED).en}
    >
      {detailOf(error)}
    </Alert>
  );
};

const detailOf = (error: unknown) => {
  const { es } = messageOf(error, CREATE_FAILED);
  return es === CREATE_FAILED.es ? undefined : es;
};

/** As tall as the payment buttons. */
const waysToPay = css({ minHeight: 301, [theme.media.md]: { minHeight: 210 } });
const PaymentLoading = () => (
  <div css={waysToPay}>
    <VisuallyHidden role="status">Preparando tu pago…</VisuallyHidden>
    <Skeleton height={54} radius={999} />
  </div>
);

/** The typed values stay; another delivery way is chosen here. */
const WayRefused = ({ message, ways, onChoose }: WayRefusedProps) => (
  <Alert tone="warning" title={message}>
    <Stack gap={4}>
      {ways.length > 0 && <WayRadios ways={ways} chosen={undefined} onChoose={(way) => void onChoose(way)} />}
      <Row>
        <LinkButton as={Link} to="/cart" size="sm" variant="secondary">
          Revisar mi carrito
        </LinkButton>
      </Row>
    </Stack>
  </Alert>
);
