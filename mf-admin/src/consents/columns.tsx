import type { Consent } from '@shop/contracts/consent';
import {
  CONSENT_SOURCE_LABEL,
  CONSENT_STATE_LABEL,
  PURPOSE_LABEL,
  type ConsentSource,
  type ConsentState,
  type Purpose,
} from '@shop/contracts/consent-words';
import { Badge, type BadgeTone } from '@shop/ui';
import { Email, Lines, Small } from '../list/cells.tsx';
import type { Column } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';

const TONES: Record<ConsentState, BadgeTone> = {
  unconfirmed: 'yellow',
  waiting: 'green',
  told: 'neutral',
  ended: 'neutral',
};

/** Who consented to what, where and when; unknown states or places are shown as stored. */
export const CONSENT_COLUMNS: Column<Consent>[] = [
  {
    header: 'Correo',
    cell: ({ email }) => (
      <Lines>
        <Email>{email}</Email>
      </Lines>
    ),
  },
  {
    header: 'Aviso',
    cell: (consent) => (
      <Lines>
        <div>{PURPOSE_LABEL[consent.purpose as Purpose] ?? consent.purpose}</div>
        {consent.about && <Small>{consent.about}</Small>}
      </Lines>
    ),
  },
  {
    header: 'Desde',
    cell: ({ source }) => CONSENT_SOURCE_LABEL[source as ConsentSource] ?? source,
  },
  {
    header: 'Fecha',
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    header: 'Estado',
    cell: ({ state }) => (
      <Badge tone={TONES[state as ConsentState] ?? 'neutral'}>
        {CONSENT_STATE_LABEL[state as ConsentState] ?? state}
      </Badge>
    ),
  },
];
