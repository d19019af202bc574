import { badRequest } from '@shop/service-kit/errors';

/** Clients may send back the id that they read. @throws AppError 400 when it is not the id of the path */
export function refuseOtherId(id: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== id)
    throw badRequest('El identificador de la dirección y el del contenido no son el mismo.');
}
