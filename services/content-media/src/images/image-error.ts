import { AppError } from '@shop/service-kit/errors';

export const TOO_BIG = 'La imagen es demasiado grande: máximo 8 MB y 50 megapíxeles.';
export const UNREADABLE = 'No pudimos leer la imagen. Prueba con otra.';
export const NO_FILE = 'Por favor selecciona una imagen primero';

/** An error of the upload in the shape of its answer: `{success: false, message}`. */
export const imageError = (status: number, message: string) =>
  new AppError(status, message, { success: false });
