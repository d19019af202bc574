import { Heading, Row, Stack, Text } from '@shop/ui';
import type { ReactNode } from 'react';

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
  <Row css={{ justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: '2rem' }} gap={5}>
    <Stack gap={1}>
      <Heading level={1} look="section">
        {title}
      </Heading>
      {subtitle && <Text tone="soft">{subtitle}</Text>}
    </Stack>
    {children && <Row>{children}</Row>}
  </Row>
);
