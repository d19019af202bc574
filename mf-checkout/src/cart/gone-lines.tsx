import { Alert, Button, theme } from '@shop/ui';
import { useState } from 'react';

/** Above the lines, so that phones show it first: why the cart cannot be paid, and the button that solves it. */
export const GoneLines = ({ onRemove }: { onRemove: () => Promise<unknown> }) => {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
  };
  return (
    <Alert
      tone="warning"
      title="Quita los elixires que ya no están disponibles para poder pagar."
      css={{ marginBottom: theme.space(4) }}
    >
      <Button size="sm" busy={busy} onClick={() => void press()} css={{ marginTop: theme.space(3) }}>
        Quitar lo agotado
      </Button>
    </Alert>
  );
};
