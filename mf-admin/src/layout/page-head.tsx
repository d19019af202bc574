import { css, Heading, Row, Stack, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';

const head = css({
  position: 'relative',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  marginBottom: '1.25rem',
});
// The words leave room for the buttons beside them.
const words = css({ flex: '1 1 20rem', minWidth: 0, [theme.media.md]: { '& h1': { fontSize: '1.75rem' } } });
// On phones the buttons share the line evenly, and an icon stands beside the title.
const buttons = css({
  '&& > :not([title])': { paddingInline: theme.space(4) },
  [theme.media.belowMd]: {
    width: '100%',
    '&& > *': { flex: '1 1 auto' },
    // A line without words takes no room.
    '&:not(:has(> :not([title])))': { display: 'contents' },
    '&& > [title]': { position: 'absolute', top: 0, right: 0, paddingInline: 0 },
  },
});

/** Title, subtitle and the page's own buttons. */
export const PageHead = ({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle?: string;
  children?: ReactNode;
}) => (
  <Row css={head} gap={5}>
    <Stack gap={1} css={words}>
      <Heading level={1} look="section">
        {title}
      </Heading>
      {subtitle && <Text tone="soft">{subtitle}</Text>}
    </Stack>
    {children && <Row css={buttons}>{children}</Row>}
  </Row>
);
