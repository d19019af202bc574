import { shopZone } from '@shop/app-kit';
import { shopFormat } from '@shop/app-kit/dates';
import { dayIn } from '@shop/contracts/time-zone';
import { css, Text, theme } from '@shop/ui';

const date = shopFormat('es-MX', { dateStyle: 'long' });
const hour = shopFormat('es-MX', { timeStyle: 'short', hourCycle: 'h23' });
const line = css({ whiteSpace: 'nowrap' });

/** '2026-11-21': the day of the shop's zone that a moment belongs to. */
export const dayOf = (at: Date | number): string => dayIn(at, shopZone());

/** '21 de noviembre de 2026, 14:05' of an ISO date. */
export const formatMoment = (at: string) => `${date(new Date(at))}, ${hour(new Date(at))}`;

/** The long date in one line and the hour below it, for a column; beside it on a card. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} css={line}>
    {date(new Date(at))}{' '}
    <Text as="span" size="xs" tone="soft" css={{ [theme.media.md]: { display: 'block' } }}>
      {hour(new Date(at))}
    </Text>
  </time>
);

const ago = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto', style: 'short' });
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const onPhones = css({ whiteSpace: 'nowrap', [theme.media.md]: { display: 'none' } });

const formatAge = (ms: number): string => {
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? UNITS[2];
  return ago.format(-Math.floor(ms / size), unit);
};

/** How long ago something was ('hace 3 h'), for cards on phones. */
export const Age = ({ at }: { at: string }) => (
  <Text as="span" size="xs" tone="soft" css={onPhones}>
    {formatAge(Date.now() - new Date(at).getTime())}
  </Text>
);
