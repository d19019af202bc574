import { Grid, Skeleton, theme, VisuallyHidden } from '@shop/ui';
import { FLOWERS_FIRST } from './flower-picker.tsx';
import { columns } from './workshop.styles.ts';

/** The workshop while its flowers load. */
export const WorkshopSkeleton = () => (
  <div css={columns}>
    <p role="status">
      <VisuallyHidden>Cargando las flores…</VisuallyHidden>
    </p>
    <Grid lg={2} gap={4}>
      {Array.from({ length: FLOWERS_FIRST }, (_, index) => (
        <Skeleton key={index} height="13rem" radius={theme.radius.lg} />
      ))}
    </Grid>
    <Skeleton height="30rem" radius={theme.radius.lg} />
  </div>
);
