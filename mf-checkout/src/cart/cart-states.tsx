import {
  Alert,
  Card,
  EmptyState,
  LinkButton,
  ResponsiveImage,
  Row,
  Skeleton,
  Stack,
  theme,
  useShop,
  VisuallyHidden,
} from '@shop/ui';
import { Link } from 'react-router-dom';
import { useWords } from '../texts/use-words.ts';
import { twoColumns } from '../two-columns.ts';
import { cartMessages } from './cart-messages.ts';

/** The skeleton of a cart of two lines. */
export const CartLoading = () => (
  <div data-scripted css={twoColumns}>
    <Card>
      <VisuallyHidden role="status">Cargando tu carrito…</VisuallyHidden>
      <Stack gap={6}>
        <Skeleton height={144} radius={16} />
        <Skeleton height={144} radius={16} />
      </Stack>
    </Card>
    <SummaryLoading />
  </div>
);

/** The skeleton of the summary beside cart and checkout. */
export const SummaryLoading = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton height={28} width="70%" />
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton height={32} />
    </Stack>
  </Card>
);

/** The cart could not be read; cart and checkout share the texts, but each has its own exact wording. */
export const CartFailed = ({ onRetry, checkout = false }: { onRetry: () => void; checkout?: boolean }) =>
  checkout ? (
    <Alert onRetry={onRetry}>Error cargando tu carrito...</Alert>
  ) : (
    <Stack gap={6}>
      <Alert title={cartMessages.load.es} onRetry={onRetry} original={cartMessages.load.en}>
        Lo que elegiste sigue guardado. Inténtalo de nuevo en un momento.
      </Alert>
      <LinkButton as={Link} to="/menu" variant="secondary" size="sm" css={{ alignSelf: 'flex-start' }}>
        Ver el menú
      </LinkButton>
    </Stack>
  );

/** An empty cart, with a link to the menu. Hidden without scripts, as the cart is unknown (no-script.css). */
export const CartEmpty = () => {
  const words = useWords('empty');
  const { ownBlends } = useShop();
  return (
    <div data-scripted>
      <EmptyState
        level={2}
        title={words?.title || 'Tu carrito está vacío'}
        text={words?.content || 'Elige una de nuestras mezclas o arma la tuya flor por flor.'}
        art={
          <ResponsiveImage
            src={words?.imageUrl || '/media/semilla/gotero-ambar-detalle.webp'}
            alt=""
            width={1280}
            height={960}
            sizes="min(80vw, 320px)"
            css={{ width: 'min(80vw, 20rem, 40vh)', borderRadius: theme.radius.lg }}
          />
        }
        action={
          <Row css={{ justifyContent: 'center' }}>
            <LinkButton as={Link} to="/menu">
              Ver el menú
            </LinkButton>
            {ownBlends !== false && (
              <LinkButton as={Link} to="/customize" variant="secondary">
                Personaliza tu elixir
              </LinkButton>
            )}
          </Row>
        }
      />
    </div>
  );
};
