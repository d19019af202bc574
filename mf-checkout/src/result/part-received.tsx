import { formatPesos } from '@shop/app-kit';
import type { PartReceived as Part } from '@shop/contracts/checkout';
import { safeLink } from '@shop/contracts/safe-link';
import { Icon, LinkButton, Row, Say, theme } from '@shop/ui';
import { PendingHead } from './pending-head.tsx';

/** A part of the price has arrived: the amount, what happens next, and the link to pay the rest. */
export const PartReceived = ({ part: { received, total, payLink } }: { part: Part }) => {
  const link = safeLink(payLink, [location.origin]);
  return (
    <>
      <PendingHead title="Falta una parte de tu pago">
        <Say recibido={formatPesos(received)} total={formatPesos(total)}>
          {'Recibimos {recibido} de {total}.'}
        </Say>{' '}
        <Say>
          En cuanto llegue el resto hacemos tu pedido. Si no llega, en tres días te devolvemos lo que pagaste.
        </Say>
      </PendingHead>
      {link && (
        <Row css={{ justifyContent: 'center', marginBottom: theme.space(4) }}>
          <LinkButton href={link} size="lg" icon={<Icon name="lock" size={20} />}>
            Terminar de pagar
          </LinkButton>
        </Row>
      )}
    </>
  );
};
