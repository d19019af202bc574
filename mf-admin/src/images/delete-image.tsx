import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import type { ImageUse } from '@shop/contracts/image';
import { Alert, ResponsiveImage } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { detailPicture } from '../list/detail-picture.ts';
import { reportFailure } from '../report-failure.ts';
import { useDeleteImageMutation } from './images.api.ts';

const FAILED = 'No se pudo eliminar la imagen. Inténtalo de nuevo.';

type Props = { url: string; onClose: () => void; onDeleted: () => void };

/** Asks before an uploaded image is deleted; an image in use stays, and the window lists where (H22). */
export const DeleteImage = ({ url, onClose, onDeleted }: Props) => {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeleteImageMutation();
  const [uses, setUses] = useState<ImageUse['uses']>([]);
  const confirm = async () => {
    const { data, error } = await remove(url);
    if (!data) return dispatch(reportFailure(error, messageOf(error, { es: FAILED }).es));
    if (data.uses.length > 0) return setUses(data.uses);
    dispatch(showToast({ title: 'Imagen eliminada' }));
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Eliminar imagen"
      text="¿Estás seguro que deseas eliminar esta imagen? Esta acción no se puede deshacer."
      onConfirm={() => void confirm()}
      busy={isLoading}
    >
      <div css={[detailPicture, { margin: '1rem 0' }]}>
        <ResponsiveImage src={url} alt="Imagen que se va a eliminar" width={4} height={3} sizes="16rem" />
      </div>
      {uses.length > 0 && <Alert title="La imagen está en uso">{`Cámbiala antes en ${listed(uses)}.`}</Alert>}
    </ConfirmDialog>
  );
};

const names = new Intl.ListFormat('es-MX', { style: 'long', type: 'conjunction' });
const KIND = { elixir: 'el producto', flower: 'la flor' };
const listed = (uses: ImageUse['uses']) =>
  names.format(uses.map(({ kind, name }) => `${KIND[kind]} «${name}»`));
