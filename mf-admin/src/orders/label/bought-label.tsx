import { formatPesos } from '@shop/app-kit';
import type { Label } from '@shop/contracts/label';
import { Alert, LinkButton, Row, Stack, Text } from '@shop/ui';
import { CancelLabel } from './cancel-label.tsx';

type Props = {
  orderId: string;
  label: Label;
  account: string;
  hasOldAddress: boolean;
  /** Its number is in a form that is being sent: the label is cancelled elsewhere. */
  isSending: boolean;
  /** Starts the purchase of another label; absent when the order takes none. */
  onReplace: (() => void) | undefined;
};

/** A paid label: it can be printed, and cancelled until the carrier has the parcel. */
export const BoughtLabel = ({ label, hasOldAddress, isSending, onReplace, ...props }: Props) => {
  const { orderId, account } = props;
  const last = label.events.at(-1);
  const mayCancel = !label.stage && !isSending;
  return (
    <>
      <Text size="sm">
        {label.name} {label.number}: {formatPesos(label.price)} del saldo de {account}.
      </Text>
      {last && (
        <Text size="sm" tone="soft">
          {[last.text, last.place].filter(Boolean).join(', ')}
        </Text>
      )}
      {label.reason && (
        <Alert tone="warning" title="Esta guía no se pudo cancelar">
          {label.reason}
        </Alert>
      )}
      {hasOldAddress && (
        <Alert tone="warning" title="La guía tiene la dirección de antes">
          <Stack gap={3}>
            <span>{mayCancel ? REPLACE : adviceOf(label, isSending)}</span>
            {mayCancel && onReplace && (
              <div>
                <CancelLabel {...props} label={label} onReplace={onReplace} />
              </div>
            )}
          </Stack>
        </Alert>
      )}
      <Row gap={2}>
        <LinkButton size="sm" variant="secondary" href={`/api/orders/${orderId}/label.pdf`} target="_blank">
          Imprimir guía
        </LinkButton>
        {mayCancel && !(hasOldAddress && onReplace) && <CancelLabel {...props} label={label} />}
      </Row>
    </>
  );
};

const REPLACE = 'El pedido se corrigió después de comprarla. Cancélala y compra otra con la dirección nueva.';
const adviceOf = ({ brand, stage }: Label, isSending: boolean): string =>
  isSending && !stage
    ? 'El pedido se corrigió después de comprarla. No lo envíes así: abre el pedido, cancélala y compra otra.'
    : `El paquete ya va en camino: pide a ${brand} que cambie el destino.`;
