import { Button, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions, Tabs } from '@shop/ui/overlays';
import { useEffect, useState } from 'react';
import { ImageChoices } from './image-choices.tsx';
import { useListImagesQuery } from './images.api.ts';
import { Preview } from './preview.tsx';
import { UploadTab } from './upload-tab.tsx';

type Props = {
  /** The address that is in the field now; it is selected at first (AD66). */
  current: string;
  onSelect: (url: string) => void;
  onClose: () => void;
};

/** 'Seleccionar Imagen': from the gallery, from this computer, or by its address (AD61). */
export const ImagePicker = ({ current, onSelect, onClose }: Props) => {
  const [tab, setTab] = useState('gallery');
  const [selected, setSelected] = useState(current);
  const { images, gallery } = useImages();
  const tabs = [
    {
      id: 'gallery',
      label: 'Galería',
      content: (
        <ImageChoices
          label="Galería"
          images={gallery}
          empty="No hay imágenes en la galería."
          selected={selected}
          onSelect={setSelected}
        />
      ),
    },
    {
      id: 'upload',
      label: 'Subir Imagen',
      content: <UploadTab images={images} selected={selected} onSelect={setSelected} />,
    },
    { id: 'url', label: 'URL Personalizada', content: <UrlTab value={selected} onChange={setSelected} /> },
  ];
  return (
    <Dialog wide onClose={onClose} title="Seleccionar Imagen">
      <Tabs label="Origen de la imagen" tabs={tabs} value={tab} onValueChange={setTab} />
      <DialogActions onCancel={onClose}>
        <Button
          disabled={!selected.trim()}
          onClick={() => {
            onSelect(selected.trim());
            onClose();
          }}
        >
          Seleccionar
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Read anew each time the picker opens; when that fails both lists are empty, and the log says why (AD68). */
const useImages = () => {
  const { currentData, error } = useListImagesQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (error) console.error('images could not be listed', error);
  }, [error]);
  return { images: currentData?.images ?? [], gallery: currentData?.gallery ?? [] };
};

const UrlTab = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Stack gap={2}>
    <TextField
      label="URL de la imagen"
      type="url"
      inputMode="url"
      placeholder="https://"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    <Preview src={value} />
  </Stack>
);
