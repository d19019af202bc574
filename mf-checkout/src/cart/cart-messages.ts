import type { Message } from '@shop/app-kit';

/** Errors of the cart, whose exact text is English (H2). */
export const cartMessages = {
  load: { es: 'No pudimos cargar tu carrito.', en: 'Error loading your shopping cart...' },
  quantity: { es: 'No se pudo actualizar la cantidad.', en: 'Failed to update item quantity' },
  remove: { es: 'No se pudo eliminar el producto.', en: 'Failed to remove item' },
  clear: { es: 'No se pudo vaciar el carrito.', en: 'Failed to clear cart' },
} as const satisfies Record<string, Message>;
