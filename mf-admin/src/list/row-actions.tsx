import { Icon, IconButton, Row, type IconName } from '@shop/ui';

type Action = 'details' | 'edit' | 'delete';
const LOOKS: Record<Action, { icon: IconName; verb: string }> = {
  details: { icon: 'eye', verb: 'Ver detalles de' },
  edit: { icon: 'edit', verb: 'Editar' },
  delete: { icon: 'trash', verb: 'Eliminar' },
};
const ORDER: Action[] = ['details', 'edit', 'delete'];

/** The three icons of a row (AD20). */
export const RowActions = ({ name, onAction }: { name: string; onAction: (action: Action) => void }) => (
  <Row gap={0} css={{ flexWrap: 'nowrap' }}>
    {ORDER.map((action) => (
      <IconButton key={action} label={`${LOOKS[action].verb} ${name}`} onClick={() => onAction(action)}>
        <Icon name={LOOKS[action].icon} />
      </IconButton>
    ))}
  </Row>
);
