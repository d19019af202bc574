import { Card, css, Grid, Heading, Stack, Text, theme } from '@shop/ui';
import { useId, type ReactNode } from 'react';

type Props = {
  title: string;
  hint?: string;
  /** The section's id in the address, when a tab leads to it. */
  place?: string;
  wide?: ReactNode;
  children?: ReactNode;
};
// Below the fixed bars.
const reached = css({ scrollMarginTop: theme.space(4) });

/** A card of fields, in two columns when there is room; `wide` is below them. */
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
