import { useCopy } from '@shop/app-kit/use-copy';
import { Alert, Button, css, LinkButton, Row, Stack, theme, useShop } from '@shop/ui';
import { useRef } from 'react';

const list = css({
  margin: 0,
  paddingLeft: theme.space(6),
  fontFamily: 'monospace',
  fontSize: theme.size.base,
  lineHeight: 1.9,
});

const COPIED = { title: 'Códigos copiados', description: 'Pégalos donde guardas tus contraseñas.' };

type Props = { codes: string[]; onDone: () => void };

/** The recovery codes for a person who loses the phone; they are shown only once. */
export const RecoveryCodesList = ({ codes, onDone }: Props) => {
  const copy = useCopy();
  const shown = useRef<HTMLOListElement>(null);
  const { name } = useShop();
  const text = [`Códigos de recuperación de ${name}. Cada uno abre una vez.`, ...codes, ''].join('\n');
  return (
    <Stack gap={4}>
      <Alert tone="success" title="Listo: guarda tus códigos de recuperación">
        Cada uno abre una vez si pierdes el teléfono. No se vuelven a mostrar.
      </Alert>
      <ol ref={shown} css={list} aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Row gap={2}>
        <Button variant="secondary" onClick={() => void copy(text, COPIED, shown.current)}>
          Copiar
        </Button>
        <LinkButton
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-recuperacion.txt"
        >
          Descargar
        </LinkButton>
        <Button onClick={onDone}>Ya los guardé</Button>
      </Row>
    </Stack>
  );
};
