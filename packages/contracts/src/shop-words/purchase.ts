import { PROVIDER_LABEL } from '../payment-browsers.ts';
import { linesOf } from './lines-of.ts';

/** The built-in words of the pages from the cart on, one per line. */
export const CART = linesOf(`
  Tu carrito
  c/u
  Sólo queda 1
  Sólo quedan {quedan}
  Ya no disponible
  No incluido
  Quita los elixires que ya no están disponibles para poder pagar.
  Resumen del pedido
  Productos ({piezas})
  Envío
  Gratis
  IVA
  Total
  IVA incluido
  Envío gratis. Suele llegar entre el {desde} y el {hasta}.
  ¿Tienes un código de descuento?
  Código de descuento
  Aplicar
  Descuento {codigo}
  Pagar
  Seguir comprando
  Editar mezcla
  Ver el menú
  Puedes llevar hasta {caben} piezas de cada elixir.
  Va bien con
  Añadir
  En tu carrito
  Vaciar carrito
  ¿Vaciar el carrito?
  Se quitarán todos los elixires de tu carrito.
  Cancelar
  Vaciamos tu carrito
  Deshacer
  Añadido al carrito
  {nombre} ha sido añadido a tu carrito.
  Quitamos {nombre}
  Ya no caben más
  Ver carrito
  Pedir por WhatsApp
  Hola, quiero pedir:
`);

export const SHIPPING = linesOf(`
  Paga tu pedido
  Ver resumen
  Ocultar resumen
  Datos de envío
  (opcional)
  Nombre completo
  ¿Quisiste decir {correo}?
  Teléfono
  Sólo para que la paquetería te encuentre.
  Código postal
  En México el código postal tiene 5 dígitos.
  Ese código postal no existe. Revísalo.
  País
  Estado
  Ciudad
  Dirección
  Calle y número
  Colonia
  Notas para la entrega
  Es un regalo
  Nombre de quien lo recibe
  {van} de {caben} caracteres
  Recordar mis datos en este dispositivo
  No lo marques en un equipo compartido. Si lo quitas, se borran.
  Continuar al pago
`);

export const PAYMENT = linesOf(`
  Pago
  Enviamos a {nombre}: {direccion}.
  Te escribimos a {correo}.
  Cambiar
  Pagar ahora
  Con qué pagas
  ¿No se abre? Usa el botón de ${PROVIDER_LABEL}
  Te llevamos a ${PROVIDER_LABEL} para pagar con tarjeta, OXXO o transferencia, y de ahí vuelves a la tienda.
  Te llevamos a ${PROVIDER_LABEL} para pagar, y de ahí vuelves a la tienda.
  Volver al envío
  Volver a la entrega
  Tu carrito cambió desde que lo viste
  {nombre}: sólo queda 1.
  {nombre}: sólo quedan {quedan}.
  {nombre} ya no está disponible.
  {nombre}: antes {antes}, ahora {ahora}.
  {nombre} se añadió a tu carrito: {ahora}.
  {nombre} ya no está en tu carrito.
  Piezas de {nombre}: antes {antes}, ahora {ahora}.
  Descuento {nombre}: antes {antes}, ahora {ahora}.
  Quitar lo agotado y continuar
  Quitar lo agotado
  Llevar los que quedan
  Aceptar y continuar
  Revisar mi carrito
  Revisa tu código de descuento
  Continuar sin el código
  Este carrito ya se pagó
  Tu compra está registrada. No hace falta que pagues de nuevo.
  Estamos registrando tu pedido. No pagues de nuevo.
`);

export const NOT_PAID = linesOf(`
  El pago no se completó
  No se hizo ningún cargo y tu carrito sigue como lo dejaste.
  No se hizo ningún cargo y tu pedido sigue apartado.
  Causas más comunes
  Fondos insuficientes en la tarjeta o cuenta.
  Datos de la tarjeta incorrectos.
  Rechazo del banco emisor.
  Problemas de conexión durante el pago.
  También puedes pagar sin tarjeta: al intentar de nuevo elige OXXO o transferencia SPEI.
  También puedes pagar sin tarjeta: al intentar de nuevo elige OXXO.
  También puedes pagar sin tarjeta: al intentar de nuevo elige transferencia SPEI.
  Intentar de nuevo
  Volver al carrito
  Contactar a soporte
  Estamos revisando tu pago
  No pagues de nuevo: si se hizo un cargo, lo aclaramos contigo.
  Pago pendiente
  Tu pago está pendiente
  Te avisaremos en cuanto se acredite.
  Los pagos en OXXO o por transferencia pueden tardar unas horas. Si no recibes confirmación en 24 horas, contacta a soporte.
  Revisar mi pago
  Falta una parte de tu pago
  Recibimos {recibido} de {total}.
  En cuanto llegue el resto hacemos tu pedido. Si no llega, en tres días te devolvemos lo que pagaste.
  Terminar de pagar
  Volver al inicio
`);
