import { statusOf } from '@shop/app-kit';
import { MY_ORDERS } from '@shop/contracts/pages';
import { Alert, LinkButton } from '@shop/ui';
import { Link } from 'react-router-dom';

/** In the place of an order that could not be read. */
export const OrderUnread = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const isUnknown = statusOf(error) === 404;
  return (
    <>
      <Alert
        onRetry={isUnknown ? undefined : () => void onRetry()}
        title="No pudimos cargar los detalles de tu pedido..."
      >
        {isUnknown ? 'No encontramos un pedido con ese número.' : undefined}
      </Alert>
      {isUnknown && (
        <LinkButton as={Link} to={MY_ORDERS.path} css={{ alignSelf: 'flex-start' }}>
          {MY_ORDERS.title}
        </LinkButton>
      )}
    </>
  );
};
