import { Alert, css, Row, Spinner } from '@shop/ui';
import type { ReactNode } from 'react';

// On phones cells align to the right; this message does not.
const wide = css({ width: '100%', textAlign: 'left' });

export type Load = { isLoading: boolean; isError: boolean };
export type Texts = {
  /** What is listed: 'los pedidos'. */
  name: string;
  empty: ReactNode;
  error?: string;
};

/** The message of a list without rows: loading, error or empty. */
export const rowMessage = ({ isLoading, isError }: Load, texts: Texts): ReactNode => {
  const { name, empty, error = `Error al cargar ${name}. Intenta refrescar la página.` } = texts;
  if (isLoading)
    return (
      <Row role="status">
        <Spinner size={18} /> {`Cargando ${name.replace(/^l[oa]s /, '')}…`}
      </Row>
    );
  return isError ? <Alert css={wide}>{error}</Alert> : empty;
};
