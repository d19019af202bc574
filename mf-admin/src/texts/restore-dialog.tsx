import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import type { OwnText, TextVersion } from '@shop/contracts/text';
import { ConfirmDialog } from '@shop/ui/overlays';
import { formatMoment } from '../list/moment.tsx';
import { reportFailure } from '../report-failure.ts';
import { useRestoreTextMutation } from './texts.api.ts';

const KEPT = ' Lo que se ve ahora queda en el historial.';
type Props = {
  entry: OwnText;
  version: TextVersion;
  onRestored: (entry: OwnText) => void;
  onClose: () => void;
};

/** Asks before an earlier version replaces the published text. */
export const RestoreDialog = ({ entry, version, onRestored, onClose }: Props) => {
  const dispatch = useAppDispatch();
  const [restoreText, { isLoading }] = useRestoreTextMutation();
  const restore = async () => {
    const { data, error } = await restoreText({
      id: entry.id,
      version: entry.version,
      from: version.version,
    });
    onClose();
    if (data) {
      onRestored(data);
      return dispatch(showToast({ title: 'Versión restaurada' }));
    }
    const { es, en } = messageOf(error, { es: 'No se pudo restaurar la versión.' });
    return dispatch(reportFailure(error, es, en));
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      variant="primary"
      title="¿Restaurar esta versión?"
      text={`La tienda mostrará el texto del ${formatMoment(version.at)}.${entry.unpublished ? '' : KEPT}`}
      confirmLabel="Restaurar"
      busy={isLoading}
      onConfirm={() => void restore()}
    />
  );
};
