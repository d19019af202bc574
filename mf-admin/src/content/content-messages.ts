import type { Message } from '@shop/app-kit';

/** Errors of the specification's screens for contents, whose exact text is English (H2). */
export const contentMessages = {
  create: { es: 'No se pudo crear el contenido.', en: 'Error creating content' },
  update: { es: 'No se pudo actualizar el contenido.', en: 'Error updating content' },
  delete: { es: 'No se pudo eliminar el contenido.', en: 'Failed to delete content' },
  id: { es: 'Falta el identificador del contenido.', en: 'ID not provided' },
} as const satisfies Record<string, Message>;
