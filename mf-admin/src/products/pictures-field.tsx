import { onDemand } from '@shop/app-kit';
import { field } from '@shop/app-kit/forms';
import { MOST_PICTURES } from '@shop/contracts/elixir';
import { FACTS } from '@shop/contracts/elixir-facts';
import { Alert, Button, Icon, Row, Stack, Text, TextField } from '@shop/ui';
import { useState } from 'react';
import { FileZone } from '../list/file-zone.tsx';
import { PictureList } from './picture-list.tsx';
import type { ProductFormMethods } from './product-form-methods.ts';
import { picturesIn, placePictures, useAddPictures } from './use-pictures.ts';

const Picker = onDemand(() =>
  import(/* webpackChunkName: "p-image-picker" */ '../images/image-picker.tsx').then((m) => m.ImagePicker),
);

/** The main picture's alternative text, and more pictures: upload, choice and order. */
export const PicturesField = ({ form }: { form: ProductFormMethods }) => {
  form.watch(['imageUrl', 'alt', 'morePictures']);
  const pictures = picturesIn(form);
  const { alt, morePictures } = form.formState.errors;
  return (
    <Stack gap={4}>
      {pictures.length > 1 ? (
        <PictureList
          pictures={pictures}
          errors={[
            alt?.message,
            ...pictures
              .slice(1)
              .map((_, at) => (morePictures?.[at]?.url ?? morePictures?.[at]?.alt)?.message),
          ]}
          onChange={(changed) => placePictures(form, changed)}
        />
      ) : (
        <TextField
          label={FACTS.alt.label}
          optional
          hint="Lo que se ve en la imagen, para quien no la ve."
          {...field(form, 'alt')}
        />
      )}
      <AddPictures form={form} isFull={pictures.length >= MOST_PICTURES} />
    </Stack>
  );
};

const AddPictures = ({ form, isFull }: { form: ProductFormMethods; isFull: boolean }) => {
  const { send, failures, progress, busy } = useAddPictures(form);
  const [choosing, setChoosing] = useState(false);
  if (isFull && failures.length === 0)
    return (
      <Text size="xs" tone="soft">
        {`Son ${MOST_PICTURES} fotos, que es lo más que lleva un producto.`}
      </Text>
    );
  return (
    <Stack gap={2}>
      {!isFull && (
        <Row gap={3}>
          <FileZone
            label="Agregar fotos"
            action="Agregar fotos"
            accept="image/*,.heic,.heif"
            multiple
            disabled={busy}
            onFiles={(files) => void send(files)}
          />
          <Button
            variant="ghost"
            icon={<Icon name="image" size={18} />}
            disabled={busy}
            onClick={() => setChoosing(true)}
          >
            Elegir otra de la galería
          </Button>
        </Row>
      )}
      <Text size="xs" tone="soft" role="status">
        {progress ||
          `Hasta ${MOST_PICTURES} fotos. Las muy grandes las hacemos más chicas antes de enviarlas.`}
      </Text>
      {failures.length > 0 && (
        <Alert title="No todas las fotos se agregaron">
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
        </Alert>
      )}
      {choosing && (
        <Picker
          current=""
          onSelect={(url) => placePictures(form, [...picturesIn(form), { url, alt: '' }])}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
};
