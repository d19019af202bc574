import { css } from '@emotion/react';
import { Alert, Button, Stack, theme } from '@shop/ui';

const list = css({
  margin: 0,
  paddingLeft: theme.space(6),
  fontFamily: 'monospace',
  fontSize: theme.size.base,
  lineHeight: 1.9,
});

/** The codes for whoever loses the phone; they are shown this one time. */
export const RecoveryCodesList = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => (
  <Stack gap={4}>
    <Alert tone="success" title="Listo: guarda tus códigos de recuperación">
      Cada uno abre una vez si pierdes el teléfono. No se vuelven a mostrar.
    </Alert>
    <ol css={list} aria-label="Códigos de recuperación">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
    <div>
      <Button onClick={onDone}>Ya los guardé</Button>
    </div>
  </Stack>
);
