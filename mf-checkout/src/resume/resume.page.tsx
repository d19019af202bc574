import { cartApi, messageOf, showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import { useNavigateHere } from '@shop/app-kit/use-here';
import {
  Alert,
  Button,
  Card,
  Container,
  Heading,
  LinkButton,
  Page,
  Row,
  Stack,
  Text,
  useSay,
} from '@shop/ui';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { EMPTY_ADDRESS, keepAddressDraft } from '../checkout/address-draft.ts';
import { pageSpace } from '../two-columns.ts';
import { useResumeMutation } from './resume.api.ts';

const TITLE = 'Tu compra te espera';
const FAILED = { es: 'No pudimos traer tu compra. Inténtalo de nuevo.' };
/** The link is unknown, or its purchase is over. */
const OVER = [404, 409];
const GONE = 'Ya no tenemos: {nombres}.';

/** /checkout/resume?t=…: the link of a reminder. Opening it changes nothing, only the button does. */
export const ResumePage = () => {
  const [query] = useSearchParams();
  const token = query.get('t');
  if (!token) return <Navigate to="/" replace />;
  return (
    <Page title={TITLE} description="Sigue con la compra que dejaste." noIndex>
      <Container width="narrow" css={pageSpace}>
        <Card as="section">
          <Resume token={token} />
        </Card>
      </Container>
    </Page>
  );
};

/** The focused button is gone. */
const takeFocus = (link: HTMLElement | null) => link?.focus();

const Resume = ({ token }: { token: string }) => {
  const [resume, { data, error, isLoading }] = useResumeMutation();
  const gone = useSay()(GONE);
  const dispatch = useAppDispatch();
  const navigate = useNavigateHere();
  const left = data && data.cart.items.length === 0;
  const isOver = left || OVER.includes(statusOf(error) ?? 0);
  const press = async () => {
    const answer = await resume(token);
    if (!answer.data || answer.data.cart.items.length === 0) return;
    const { cart, unavailable, address } = answer.data;
    await dispatch(cartApi.util.upsertQueryData('getCart', undefined, cart));
    keepAddressDraft({ ...EMPTY_ADDRESS, ...address });
    if (unavailable.length > 0)
      dispatch(
        showToast({ title: TITLE, description: gone.replace('{nombres}', () => unavailable.join(', ')) }),
      );
    await navigate('/checkout');
  };
  return (
    <Stack gap={5}>
      <Heading level={1}>{TITLE}</Heading>
      {!isOver && (
        <Text tone="soft">Ponemos en tu carrito lo que elegiste, y los datos de entrega que escribiste.</Text>
      )}
      {error && <Alert>{messageOf(error, FAILED).es}</Alert>}
      {left && <Alert>Ya no tenemos lo que elegiste.</Alert>}
      <Row gap={3}>
        {!isOver && (
          <Button size="lg" busy={isLoading} onClick={() => void press()}>
            Seguir con mi compra
          </Button>
        )}
        <LinkButton
          ref={isOver ? takeFocus : undefined}
          as={Link}
          to="/menu"
          variant={isOver ? 'primary' : 'secondary'}
          size="lg"
        >
          Ver el menú
        </LinkButton>
      </Row>
    </Stack>
  );
};
