import { Card, Grid, Heading, Stack, Text } from '@shop/ui';
import { useId, type ReactNode } from 'react';

type Props = { title: string; hint?: string; wide?: ReactNode; children: ReactNode };

/** A card of fields, two beside each other where there is room; `wide` stands below them. */
export const Section = ({ title, hint, wide, children }: Props) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
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
