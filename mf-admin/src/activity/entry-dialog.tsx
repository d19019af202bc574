import type { ActivityEntry } from '@shop/contracts/activity';
import { activityKind } from '@shop/contracts/activity-kinds';
import { Alert, Heading, Stack } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { Facts, type Fact } from '../list/facts.tsx';
import { formatMoment } from '../list/moment.tsx';
import { ChangesTable } from './changes-table.tsx';
import { fieldLabel } from './field-labels.ts';
import { OutcomeBadge, roleIn, entrySentence } from './entry-texts.tsx';

type Props = { entry: ActivityEntry; onClose: () => void };

/** A sign-in changes nothing: what it was tried with is a detail of the entry. */
const isSignIn = ({ call }: ActivityEntry): boolean => call === 'POST /api/admin/login';
const sentWith = ({ changes, who }: ActivityEntry): Fact[] =>
  changes.filter(({ after }) => after !== who).map(({ field, after }) => [fieldLabel(field), after]);

/** All details of an entry. */
export const EntryDialog = ({ entry, onClose }: Props) => (
  <Dialog
    wide
    onClose={onClose}
    title={entrySentence(entry)}
    description={activityKind(entry.kind) || undefined}
  >
    <Stack gap={5}>
      {entry.outcome === 'unconfirmed' && (
        <Alert tone="warning">
          El servicio se detuvo antes de responder. Revisa si el cambio quedó hecho.
        </Alert>
      )}
      {!isSignIn(entry) && <ChangesTable changes={entry.changes} />}
      <Heading level={3} look="small">
        Detalles
      </Heading>
      <Facts
        facts={[
          ['Resultado', <OutcomeBadge key="outcome" outcome={entry.outcome} />],
          ['Cuándo', formatMoment(entry.at)],
          ['Quién', [entry.who || 'Sin sesión', roleIn(entry)].filter(Boolean).join(' · ')],
          ...(isSignIn(entry) ? sentWith(entry) : []),
          ['Desde', entry.address],
        ]}
      />
    </Stack>
  </Dialog>
);
