import { Skeleton, theme } from '@shop/ui';
import { SaidComing } from '../layout/not-yet.tsx';
import { FLOWERS_FIRST, tiles } from './flower-picker.tsx';
import { beside, columns } from './workshop.styles.ts';

/** The workshop while its flowers load. */
export const WorkshopSkeleton = () => (
  <div css={columns}>
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
