import { CARRIER_ACCOUNTS } from '@shop/contracts/carrier-accounts';
import type { KeysView } from '@shop/contracts/keys';
import { PROVIDER_PANEL } from '@shop/contracts/payment-browsers';
import { Stack, Text } from '@shop/ui';
import { CopyLink } from '../list/copy-link.tsx';

/** Where keys of payments are found, and what is told there. */
export const PaymentHelp = ({ view }: { view: KeysView }) => (
  <Stack gap={3}>
    <Text size="sm">
      Están en{' '}
      <a href={PROVIDER_PANEL} target="_blank" rel="noreferrer">
        «Tus integraciones»
      </a>
      : abre tu aplicación y copia las dos credenciales de la misma pestaña. La clave secreta está en
      «Webhooks», donde se pega esta dirección y se eligen «Pagos», «Alertas de fraude», «Reclamos» y
      «Contracargos».
    </Text>
    <CopyLink
      label="Dirección del webhook"
      noun="dirección"
      link={view.webhookUrl}
      copied="Pégala en «Webhooks» de tu aplicación."
    />
  </Stack>
);

export const CarrierHelp = () => (
  <Text size="sm">
    Para comprar guías desde cada pedido (beta). El token está en{' '}
    <a href={CARRIER_ACCOUNTS.envia.panel} target="_blank" rel="noreferrer">
      tu cuenta de {CARRIER_ACCOUNTS.envia.label}
    </a>
    , en «Desarrolladores».
  </Text>
);
