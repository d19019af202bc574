import { Container, Grid, Skeleton, Stack, theme } from '@shop/ui';
import { SaidComing } from '../layout/not-yet.tsx';

/** The skeleton of the story while it loads. */
export const AboutSkeleton = () => (
  <Container css={{ paddingBlock: theme.space(8) }}>
    <SaidComing>Cargando nuestra historia…</SaidComing>
    <Grid lg={2} gap={12}>
      <Stack gap={3}>
        <Skeleton height="2.4rem" width="80%" />
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </Stack>
      <Skeleton height="22rem" radius={theme.radius.lg} />
    </Grid>
  </Container>
);
