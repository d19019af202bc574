import { Card, css, Grid, Heading, Stack, Text, theme } from '@shop/ui';
import { useId, type ReactNode } from 'react';

type Props = {
  title: string;
  hint?: string;
  /** What it is called in the address, where a tab leads to it. */
  place?: string;
  wide?: ReactNode;
  children?: ReactNode;
};
// Below the bars that stay in view.
const reached = css({ scrollMarginTop: theme.space(4) });

/** A card of fields, two beside each other where there is room; `wide` stands below them. */
export const Section = ({ title, hint, place, wide, children }: Props) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} id={place} css={reached}>
      <Stack gap={4}>
        <div>
          <Heading level={2} look="small" id={id}>
            {title}
          </Heading>
          {hint && (
            <Text size="sm" tone="soft">
              {hint}
            </Text>
          )}
        </div>
        <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
          {children}
        </Grid>
        {wide}
      </Stack>
    </Card>
  );
};
