import { Button, Icon, IconButton } from '@shop/ui';

type Props = { busy: boolean; isSpecified?: boolean; onClick: () => void };

/** 'Refrescar' reads the list again; the specified lists have the word (AD17, AD28, AD41). */
export const RefreshButton = ({ busy, isSpecified = false, onClick }: Props) => {
  const icon = <Icon name="refresh" size={18} />;
  return isSpecified ? (
    <Button variant="secondary" busy={busy} icon={icon} onClick={onClick}>
      Refrescar
    </Button>
  ) : (
    <IconButton label="Refrescar" aria-disabled={busy} onClick={onClick}>
      {icon}
    </IconButton>
  );
};
