import { AppError } from '@shop/service-kit/errors';

/** For formats that are decoded whole into memory. */
export const TOO_MANY_PIXELS =
  'La imagen es demasiado grande: este tipo puede tener máximo 24 megapíxeles. Guárdala más chica.';
export const KINDS = 'Sube una imagen JPG, PNG, WebP, AVIF o GIF.';
export const UNREADABLE = 'No pudimos leer la imagen. Prueba con otra.';
export const NO_FILE = 'Por favor selecciona una imagen primero';
export const EMPTY_FILE = 'El archivo está vacío (0 bytes). Elige otro, o vuelve a guardar la foto.';

/** An upload's error in the form of its response: `{success: false, message}`. */
export const imageError = (status: number, message: string) =>
  new AppError(status, message, { success: false });
