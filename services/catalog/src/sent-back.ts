import { badRequest } from '@shop/service-kit/errors';

/** Whoever sends back what was read sends its id. @throws AppError 400 when that is not the path's */
export function refuseOtherId(id: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== id)
    throw badRequest('El identificador de la dirección y el del contenido no son el mismo.');
}
