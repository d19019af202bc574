import { messageOf, showError, showToast, useAppDispatch } from '@shop/app-kit';
import { Button, css, Heading, Icon, Stack, Text, theme } from '@shop/ui';
import { useEffect, useState } from 'react';
import { FileZone } from '../list/file-zone.tsx';
import { reportFailure } from '../report-failure.ts';
import { DeleteImage } from './delete-image.tsx';
import { ImageChoices } from './image-choices.tsx';
import { useUploadImageMutation } from './images.api.ts';
import { Preview } from './preview.tsx';
import { AdminIcon } from '../layout/admin-icon.tsx';

const NO_FILE = 'Por favor selecciona una imagen primero';
const FAILED = 'Error al subir la imagen';
const EMPTY = 'No hay imágenes subidas aún.';

const bar = css({ width: '100%', height: 12, accentColor: theme.color.honey });

type Props = { images: string[]; selected: string; onSelect: (url: string) => void };

/** Uploads a new image, and offers the earlier uploads (AD63). */
export const UploadTab = ({ images, selected, onSelect }: Props) => {
  const { file, setFile, percent, busy, send } = useUpload(onSelect);
  const [deleting, setDeleting] = useState('');
  return (
    <Stack gap={4}>
      <div>
        <FileZone
          label="Archivo de imagen"
          accept="image/*,.heic,.heif"
          disabled={busy}
          chosen={file?.name}
          onFiles={([chosen]) => setFile(chosen)}
        />
        <Text size="xs" tone="soft" css={{ marginTop: theme.space(1.5) }}>
          JPEG, PNG, WebP, AVIF o GIF. Si pesa más de 8 MB, la hacemos más chica antes de enviarla. De una
          animada se guarda solo el primer cuadro.
        </Text>
      </div>
      <FilePreview file={file} />
      {busy && <progress css={bar} max={100} value={percent} aria-label="Avance de la subida" />}
      <div>
        <Button
          variant="dark"
          icon={<AdminIcon name="upload" size={18} />}
          busy={busy}
          onClick={() => void send()}
        >
          {busy ? 'Subiendo...' : 'Subir imagen'}
        </Button>
      </div>
      <Heading level={3} look="small">
        Imágenes subidas
      </Heading>
      <ImageChoices
        label="Imágenes subidas"
        images={images}
        empty={EMPTY}
        selected={selected}
        onSelect={onSelect}
      />
      {images.includes(selected) && (
        <div>
          <Button
            variant="ghost"
            icon={<Icon name="trash" size={18} />}
            onClick={() => setDeleting(selected)}
          >
            Eliminar la imagen elegida
          </Button>
        </div>
      )}
      {deleting && (
        <DeleteImage url={deleting} onClose={() => setDeleting('')} onDeleted={() => onSelect('')} />
      )}
    </Stack>
  );
};

const useUpload = (onSelect: (url: string) => void) => {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState(0);
  const [upload, { isLoading }] = useUploadImageMutation();
  const send = async () => {
    if (!file) return dispatch(showError(NO_FILE));
    setPercent(0);
    const { data, error } = await upload({ file, onProgress: setPercent });
    if (!data) return dispatch(reportFailure(error, messageOf(error, { es: FAILED }).es));
    dispatch(showToast({ title: 'Éxito', description: 'Imagen subida correctamente' }));
    onSelect(data.imageUrl);
    setFile(undefined);
  };
  return { file, setFile, percent, busy: isLoading, send };
};

const FilePreview = ({ file }: { file: File | undefined }) => {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return setUrl('');
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Preview src={url} />;
};
