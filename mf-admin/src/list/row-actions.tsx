import { Icon, IconButton, Row, type IconName } from '@shop/ui';

export type RowAction = 'details' | 'edit' | 'delete';
const LOOKS: Record<RowAction, { icon: IconName; verb: string }> = {
  details: { icon: 'eye', verb: 'Ver detalles de' },
  edit: { icon: 'edit', verb: 'Editar' },
  delete: { icon: 'trash', verb: 'Eliminar' },
};
const ORDER: RowAction[] = ['details', 'edit', 'delete'];

/** The three icons of a row (AD20). */
export const RowActions = ({ name, onAction }: { name: string; onAction: (action: RowAction) => void }) => (
  <Row gap={0} css={{ flexWrap: 'nowrap' }}>
    {ORDER.map((action) => (
      <IconButton key={action} label={`${LOOKS[action].verb} ${name}`} onClick={() => onAction(action)}>
        <Icon name={LOOKS[action].icon} />
      </IconButton>
    ))}
  </Row>
);
