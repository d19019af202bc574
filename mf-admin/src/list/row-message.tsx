import { css } from '@emotion/react';
import { Alert, Row, Spinner } from '@shop/ui';
import type { ReactNode } from 'react';

// A cell's text stands at its right edge on phones.
const wide = css({ width: '100%', textAlign: 'left' });

export type Load = { isLoading: boolean; isError: boolean; isEmpty: boolean };
export type Texts = { loading: string; error: string; empty: ReactNode };

/** What stands in a list instead of rows: loading, error or empty; nothing when there are rows. */
export const rowMessage = ({ isLoading, isError, isEmpty }: Load, texts: Texts): ReactNode => {
  if (isLoading)
    return (
      <Row role="status">
        <Spinner size={18} /> {texts.loading}
      </Row>
    );
  if (isError) return <Alert css={wide}>{texts.error}</Alert>;
  return isEmpty ? texts.empty : null;
};
