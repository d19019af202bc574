import { Button, Icon } from '@shop/ui';

/** 'Refrescar' reads the list again. */
export const RefreshButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button variant="secondary" busy={busy} icon={<Icon name="refresh" size={18} />} onClick={onClick}>
    Refrescar
  </Button>
);
