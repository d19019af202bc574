import { Alert, css, Row, Spinner } from '@shop/ui';
import type { ReactNode } from 'react';

// A cell's text stands at its right edge on phones.
const wide = css({ width: '100%', textAlign: 'left' });

export type Load = { isLoading: boolean; isError: boolean };
export type Texts = {
  /** What is listed: 'los pedidos'. */
  name: string;
  empty: ReactNode;
  error?: string;
};

/** What stands in a list instead of rows: loading, error or empty. */
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
