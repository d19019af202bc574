import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { IconButton, Row } from '@shop/ui';
import { useIsAllowed } from '../auth/may.tsx';
import { AdminIcon, type AdminIconName } from '../layout/admin-icon.tsx';

export type RowAction = 'details' | 'edit' | 'delete';
const LOOKS: Record<RowAction, { icon: AdminIconName; verb: string }> = {
  details: { icon: 'eye', verb: 'Ver detalles de' },
  edit: { icon: 'edit', verb: 'Editar' },
  delete: { icon: 'trash', verb: 'Eliminar' },
};
const ORDER: RowAction[] = ['details', 'edit', 'delete'];

/** The calls of the two buttons that change something. */
export type RowCalls = Record<Exclude<RowAction, 'details'>, BackOfficeCall>;
type Props = { name: string; calls: RowCalls; onAction: (action: RowAction) => void };

/** The three icons of a row (AD20), without those that the person may not use. */
export const RowActions = ({ name, calls, onAction }: Props) => {
  const may = useIsAllowed();
  return (
    <Row gap={0} css={{ flexWrap: 'nowrap' }}>
      {ORDER.filter((action) => action === 'details' || may(calls[action])).map((action) => (
        <IconButton
          key={action}
          label={`${LOOKS[action].verb} ${name}`}
          data-opens={action === 'details' || undefined}
          onClick={() => onAction(action)}
        >
          <AdminIcon name={LOOKS[action].icon} />
        </IconButton>
      ))}
    </Row>
  );
};
