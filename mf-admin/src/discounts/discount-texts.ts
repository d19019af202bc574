import { formatPesos } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
import { dayOf } from '../list/moment.tsx';

export type DiscountState = 'active' | 'planned' | 'over' | 'used' | 'off';
export const STATE_LABEL: Record<DiscountState, string> = {
  active: 'Activo',
  planned: 'Programado',
  over: 'Vencido',
  used: 'Agotado',
  off: 'Apagado',
};

const short = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const write = (date: string) => short.format(new Date(date));

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
  if (startsOn && endsOn) return `${write(startsOn)} – ${write(endsOn)}`;
  if (startsOn) return `Desde el ${write(startsOn)}`;
  return endsOn ? `Hasta el ${write(endsOn)}` : 'Sin fecha';
};

export const usesOf = ({ used, maxUses }: Discount) =>
  maxUses === null ? String(used) : `${used} de ${maxUses}`;
