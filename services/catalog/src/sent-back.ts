import { badRequest } from '@shop/service-kit/errors';
import { isDeepStrictEqual } from 'node:util';

/** Whoever sends back what was read sends its id. @throws AppError 400 when that is not the path's */
export function refuseOtherId(id: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== id)
    throw badRequest('El identificador de la dirección y el del contenido no son el mismo.');
}

/** Fields that are read with the rest and not changed here. @throws AppError 400 that names one with another value */
export function refuseOther<T extends object>(sent: Partial<T>, stored: T | null): void {
  if (!stored) return;
  for (const [field, value] of Object.entries(sent))
    if (!isDeepStrictEqual(value, stored[field as keyof T]))
      throw badRequest('Revisa los datos enviados.', { [field]: 'Ese dato no se puede cambiar aquí.' });
}
