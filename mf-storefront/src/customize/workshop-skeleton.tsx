import { css, Skeleton, theme } from '@shop/ui';
import { SaidComing } from '../layout/not-yet.tsx';
import { FLOWERS_FIRST, tiles } from './flower-picker.tsx';
import { beside, columns } from './workshop.styles.ts';

// What stands below may come first: it must not be in sight, because the flowers will push it down.
const whole = css({ minHeight: '100vh' });

/** The workshop while its flowers load. */
export const WorkshopSkeleton = () => (
  <div css={[columns, whole]}>
    <SaidComing>Cargando las flores…</SaidComing>
    <div css={tiles}>
      {Array.from({ length: FLOWERS_FIRST }, (_, index) => (
        <Skeleton key={index} height="13rem" radius={theme.radius.lg} />
      ))}
    </div>
    <div css={beside}>
      <Skeleton height="30rem" radius={theme.radius.lg} />
    </div>
  </div>
);
