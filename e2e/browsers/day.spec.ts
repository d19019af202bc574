import { OWNER } from '../steps/owner.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

test.describe.configure({ timeout: 180_000 });

/** From the menu to the thanks. */
async function buy(visitor: Visitor, name: string): Promise<void> {
  await visitor.open('/menu');
  await visitor.press('link', '^Monte Blanco');
  await visitor.isAt(/\/menu\/monte-blanco/);
  // The address is there before the page: until then the buttons are the menu's.
  await visitor.sees('Lo que conviene saber');
  await visitor.press('button', '^Añadir al carrito');
  await visitor.sees('Monte Blanco ha sido añadido a tu carrito.');
  await visitor.open('/cart');
  await visitor.press('link', '^Pagar$');
  await visitor.fill('Nombre completo', name);
  await visitor.fill('Correo electrónico', 'muestra@example.com');
  await visitor.fill('Dirección', 'Calle 60 numero 491, Centro');
  await visitor.fill('Código postal', '97000');
  await visitor.press('button', 'Continuar al pago');
  await visitor.press('button', 'Pagar ahora');
  await visitor.isAt(/\/sandbox\//);
  await visitor.press('button', 'Aprobar pago');
  await visitor.isAt(/\/checkout\/success/);
  await visitor.sees('¡Gracias por tu compra!');
}

test('when a visitor makes an elixir then it stands in the cart and is bought with another one', async ({
  visitor,
}) => {
  await visitor.open('/customize');
  await visitor.press('button', 'Ver todas las flores');
  await visitor.press('checkbox', 'Dalia');
  await visitor.fill('Nombre', 'Para mi amiga');
  await visitor.press('button', 'Crear mi elixir');
  await visitor.sees('¡Elixir creado!');

  await buy(visitor, 'Persona de Muestra');

  await visitor.sees('1 × Para mi amiga');
  await visitor.sees('1 × Monte Blanco');
});

test('when a visitor writes then the message is sent', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.fill('^Nombre', 'Persona de Muestra');
  await visitor.fill('Correo electrónico', 'muestra@example.com');
  await visitor.fill('Mensaje', 'Una pregunta sobre mi pedido.');
  await visitor.press('button', 'Enviar mensaje');
  await visitor.sees('¡Mensaje enviado!');
});

test('when the owner signs in then an order is found, sent and told as completed', async ({
  visitor,
}, info) => {
  const buyer = `Compradora ${info.project.name}`;
  await buy(visitor, buyer);
  await visitor.open('/admin/login');
  await visitor.fill('Usuario', OWNER.username);
  await visitor.fill('Contraseña', OWNER.password);
  await visitor.press('button', 'Iniciar sesión');
  await visitor.isAt(/\/admin$/);

  await visitor.open(`/admin/orders?q=${encodeURIComponent(buyer)}`);
  await visitor.press('button', '^Estado de');
  await visitor.choose('Estado del pedido', 'completed');
  await visitor.fill('Paquetería', 'DHL');
  await visitor.fill('Número de guía', '1234567890');
  await visitor.press('button', '^Actualizar$');

  await visitor.sees('El estado del pedido ha sido actualizado correctamente.');
  await visitor.sees('Completado');
});
