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

export const InvoiceHelp = () => (
  <Text size="sm">
    Para que cada quien saque su factura desde su pedido (beta). La llave está en{' '}
    <a href="https://dashboard.facturapi.io" target="_blank" rel="noreferrer">
      tu cuenta de Facturapi
    </a>
    , donde también van tu constancia y tu sello digital. Con una que empieza con sk_test_ las facturas son de
    prueba.
  </Text>
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
