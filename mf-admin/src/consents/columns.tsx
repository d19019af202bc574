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
import { Lines, Small } from '../list/cells.tsx';
import { columnsOf } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';

const column = columnsOf<Consent>();
const TONES: Record<ConsentState, BadgeTone> = {
  unconfirmed: 'yellow',
  waiting: 'green',
  told: 'neutral',
  ended: 'neutral',
};

/** Who consented to what, where and when; unknown states or places are shown as stored. */
export const CONSENT_COLUMNS = column.columns([
  column.accessor('email', {
    header: 'Correo',
    cell: ({ getValue }) => <Lines>{getValue()}</Lines>,
  }),
  column.accessor('purpose', {
    header: 'Aviso',
    cell: ({ row: { original } }) => (
      <Lines>
        <div>{PURPOSE_LABEL[original.purpose as Purpose] ?? original.purpose}</div>
        {original.about && <Small>{original.about}</Small>}
      </Lines>
    ),
  }),
  column.accessor('source', {
    header: 'Desde',
    cell: ({ getValue }) => CONSENT_SOURCE_LABEL[getValue() as ConsentSource] ?? getValue(),
  }),
  column.accessor('at', {
    header: 'Fecha',
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor('state', {
    header: 'Estado',
    cell: ({ getValue }) => (
      <Badge tone={TONES[getValue() as ConsentState] ?? 'neutral'}>
        {CONSENT_STATE_LABEL[getValue() as ConsentState] ?? getValue()}
      </Badge>
    ),
  }),
]);
