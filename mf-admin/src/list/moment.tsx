import { css } from '@emotion/react';
import { Text } from '@shop/ui';

const timeZone = 'America/Mexico_City';
const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone });
const hour = new Intl.DateTimeFormat('es-MX', { timeStyle: 'short', hourCycle: 'h23', timeZone });
const line = css({ whiteSpace: 'nowrap' });

/** '21 de noviembre de 2026, 14:05' of an ISO date. */
export const formatMoment = (at: string) => `${date.format(new Date(at))}, ${hour.format(new Date(at))}`;

/** The long date in one line and the hour below it, for a column. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} css={line}>
    {date.format(new Date(at))}
    <Text as="span" size="xs" tone="soft" css={{ display: 'block' }}>
      {hour.format(new Date(at))}
    </Text>
  </time>
);
