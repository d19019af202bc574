import { now, shopZone } from '@shop/app-kit';
import { writeSpan } from '@shop/app-kit/write-days';
import { arrivingBy } from '@shop/contracts/delivery';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { css, Icon, Say, theme, useShop } from '@shop/ui';
import { useEffect, useState } from 'react';

const { color, space } = theme;
const line = css({ display: 'flex', gap: space(2), fontWeight: 600, '& svg': { color: color.jungle } });

/** '30 nov' from '30 de noviembre'. */
const short = (day: string) => day.replace(/ de (...).*/, ' $1');

/** The age of a visit that is interactive: before that, the first use of a calendar would take a phone 40 to 90 ms. */
const AFTER_MS = 3000;

/** The arrival of an order placed now. Computed in the browser, because pages stay in caches for hours. */
export const Arrival = ({ isCustom }: { isCustom: boolean }) => {
  const { delivery = FIRST_DELIVERY } = useShop();
  const [at, tell] = useState<Date>();
  useEffect(() => {
    const soon = setTimeout(() => tell(now()), AFTER_MS - performance.now());
    return () => clearTimeout(soon);
  }, []);
  if (!at) return null;
  const days = { ...delivery, timeZone: shopZone() };
  const { first, last } = arrivingBy(undefined, { at, hasOwnBlend: isCustom }, days);
  const { from, to } = writeSpan(first, last);
  return (
    <p css={line}>
      <Icon name="truck" size={22} />
      <Say desde={short(from)} hasta={short(to)}>
        {first.getTime() === last.getTime()
          ? 'Pídelo hoy: llega el {hasta}'
          : 'Pídelo hoy: llega del {desde} al {hasta}'}
      </Say>
    </p>
  );
};
