import { Card, css, Heading, Row, Stack, theme } from '@shop/ui';
import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page. */
export const AccountSection = ({ id, title, children }: Props) => (
  <Card as="section" aria-labelledby={id} css={{ maxWidth: '40rem' }}>
    <Stack gap={4}>
      <Heading level={2} look="small" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);

const list = css({ listStyle: 'none', margin: 0, padding: 0 });
const item = css({
  justifyContent: 'space-between',
  flexWrap: 'nowrap',
  padding: `${theme.space(3)} 0`,
  borderTop: `1px solid ${theme.color.line}`,
});

type RowsProps<Entry> = { entries: Entry[]; children: (entry: Entry) => ReactNode };

/** A list of entries, one below the other; `children` draws each entry and its button. */
export const AccountRows = <Entry extends { id: string }>({ entries, children }: RowsProps<Entry>) => (
  <ul css={list}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <Row gap={3} css={item}>
          {children(entry)}
        </Row>
      </li>
    ))}
  </ul>
);
