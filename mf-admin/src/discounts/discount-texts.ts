import { formatPesos } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
import { formatNumber } from '@shop/contracts/format-pesos';
import { dayOf } from '../list/moment.tsx';
import { writeDay } from '../list/write-day.ts';

type DiscountState = 'active' | 'planned' | 'over' | 'used' | 'off';
export const STATE_LABEL: Record<DiscountState, string> = {
  active: 'Activo',
  planned: 'Programado',
  over: 'Vencido',
  used: 'Agotado',
  off: 'Apagado',
};

export const TONES = {
  active: 'green',
  planned: 'blue',
  over: 'neutral',
  used: 'yellow',
  off: 'neutral',
} as const;

type Dates = { startsOn?: string | null | undefined; endsOn?: string | null | undefined };
type Used = Dates & Pick<Discount, 'isActive'> & Partial<Pick<Discount, 'maxUses' | 'used'>>;
/** Whether a code or a promotion counts now, and if not, why. */
export const stateOf = (one: Used, now: Date): DiscountState => {
  const { isActive, startsOn, endsOn, maxUses = null, used = 0 } = one;
  const today = dayOf(now);
  if (!isActive) return 'off';
  if (endsOn && today > endsOn) return 'over';
  if (maxUses !== null && used >= maxUses) return 'used';
  return startsOn && today < startsOn ? 'planned' : 'active';
};

/** '10 %' or '$50.00 MXN', and from which purchase on. */
export const worthOf = ({ kind, value }: Discount) =>
  kind === 'percent' ? `${value} %` : formatPesos(value);

export const datesOf = ({ startsOn, endsOn }: Dates) => {
  if (startsOn && endsOn) return `${writeDay(startsOn)} – ${writeDay(endsOn)}`;
  if (startsOn) return `Desde el ${writeDay(startsOn)}`;
  return endsOn ? `Hasta el ${writeDay(endsOn)}` : 'Sin fecha';
};

export const usesOf = ({ used, maxUses }: Discount) =>
  maxUses === null ? formatNumber(used) : `${formatNumber(used)} de ${formatNumber(maxUses)}`;
