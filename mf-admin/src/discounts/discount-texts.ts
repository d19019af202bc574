import { formatPesos } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
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

/** Whether a code can be used now, and if not, why. */
export const stateOf = (discount: Discount, now: Date): DiscountState => {
  const { isActive, startsOn, endsOn, maxUses, used } = discount;
  const today = dayOf(now);
  if (!isActive) return 'off';
  if (endsOn && today > endsOn) return 'over';
  if (maxUses !== null && used >= maxUses) return 'used';
  return startsOn && today < startsOn ? 'planned' : 'active';
};

/** '10 %' or '$50.00 MXN', and from which purchase on. */
export const worthOf = ({ kind, value }: Discount) =>
  kind === 'percent' ? `${value} %` : formatPesos(value);

export const datesOf = ({ startsOn, endsOn }: Discount) => {
  if (startsOn && endsOn) return `${writeDay(startsOn)} – ${writeDay(endsOn)}`;
  if (startsOn) return `Desde el ${writeDay(startsOn)}`;
  return endsOn ? `Hasta el ${writeDay(endsOn)}` : 'Sin fecha';
};

export const usesOf = ({ used, maxUses }: Discount) =>
  maxUses === null ? String(used) : `${used} de ${maxUses}`;
