import { messageOf, showError, useAppDispatch } from '@shop/app-kit';
import { MOST_PICTURES, type Picture } from '@shop/contracts/elixir';
import { useEffect, useState } from 'react';
import { useUploadImageMutation } from '../images/images.api.ts';
import type { ProductFormMethods } from './product-form-methods.ts';

const FAILED = 'Error al subir la imagen';
const WAIT = 'Todavía se suben fotos: guarda cuando terminen.';

/** All pictures of a form; the first one has separate fields. */
export const picturesIn = ({ getValues }: ProductFormMethods): Picture[] => {
  const { imageUrl: url, alt, morePictures = [] } = getValues();
  return [...(url ? [{ url, alt: alt ?? '' }] : []), ...morePictures];
};

/** Writes pictures into the form's fields. */
export const placePictures = ({ setValue, formState }: ProductFormMethods, [first, ...more]: Picture[]) => {
  const how = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  setValue('imageUrl', first?.url ?? '', how);
  setValue('alt', first?.alt ?? '', how);
  setValue('morePictures', more, how);
};

/** A form that is sent while photos are on their way would be stored without them, and its window would close. */
const useNoSubmit = (busy: boolean) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!busy) return undefined;
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      dispatch(showError(WAIT));
    };
    document.addEventListener('submit', refuse, true);
    return () => document.removeEventListener('submit', refuse, true);
  }, [busy, dispatch]);
};

/** Uploads photos one by one into a product's form. A failure is reported, and the others go on. */
export const useAddPictures = (form: ProductFormMethods) => {
  const [upload] = useUploadImageMutation();
  const [failures, setFailures] = useState<string[]>([]);
  const [progress, setProgress] = useState('');
  const send = async (files: File[]) => {
    const room = MOST_PICTURES - picturesIn(form).length;
    const said = files
      .slice(room)
      .map(({ name }) => `«${name}» ya no cupo: son ${MOST_PICTURES} fotos como máximo.`);
    for (const [at, file] of files.slice(0, room).entries()) {
      const which = `la foto ${at + 1} de ${files.length}`;
      setProgress(`Subiendo ${which}…`);
      const { data, error } = await upload({ file, onProgress: () => undefined });
      if (data) placePictures(form, [...picturesIn(form), { url: data.imageUrl, alt: '' }]);
      else said.push(`No se pudo subir ${which} («${file.name}»). ${messageOf(error, { es: FAILED }).es}`);
      setFailures([...said]);
    }
    setFailures(said);
    setProgress('');
  };
  const busy = progress !== '';
  useNoSubmit(busy);
  return { send, failures, progress, busy };
};
