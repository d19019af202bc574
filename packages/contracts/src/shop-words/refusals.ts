import { PROVIDER_LABEL } from '../payment-browsers.ts';
import { linesOf } from './lines-of.ts';

/** The reasons why a payment waits or was refused, one per line. */
export const REASONS = linesOf(`
  No recibimos el pago.
  No pudimos procesar el pago con esa tarjeta. Usa otra o elige otro medio de pago.
  Por seguridad, ${PROVIDER_LABEL} rechazó el pago. Elige otro medio, por ejemplo OXXO o transferencia.
  Revisa los datos de tu tarjeta.
  Tu banco no recibió la confirmación del pago. Intenta de nuevo y autorízalo en su aplicación.
  Tu tarjeta no tiene fondos suficientes.
  El banco no respondió. Espera un momento y vuelve a intentarlo.
  El pago fue cancelado.
  Revisa el número de tu tarjeta.
  Revisa la fecha de vencimiento de tu tarjeta.
  Revisa el código de seguridad de tu tarjeta.
  Llama a tu banco para autorizar el pago y vuelve a intentarlo.
  Llama a tu banco para activar tu tarjeta o usa otra.
  Ese tipo de tarjeta no se acepta. Usa otra.
  Ya hiciste un pago por ese importe. Usa otra tarjeta si necesitas repetirlo.
  Tu tarjeta no acepta esas mensualidades.
  Llegaste al límite de intentos. Usa otra tarjeta.
  Tu banco no aceptó el pago y no dio el motivo. Usa otra tarjeta o pregunta a tu banco.
  Tu tarjeta pide confirmar el pago con tu banco y no fue posible. Usa otra.
  El pago supera el límite de tu tarjeta. Usa otra o habla con tu banco.
  Tu banco rechazó el pago. Usa otra tarjeta o pregunta a tu banco.
  El plazo para pagar terminó sin que recibiéramos tu pago.
  Cancelaste el pago.
  Cuando llegó tu pago, tu tarjeta de regalo ya no tenía saldo para su parte, así que te lo devolvemos.
  Volviste sin terminar el pago.
  El banco rechazó el pago. Intenta con otro medio de pago.
  Tu pedido está apartado y espera tu pago en efectivo.
  Tu pedido está apartado y espera tu transferencia.
  Tu pedido está apartado y lo pagas cuando lo recojas.
  ${PROVIDER_LABEL} está procesando tu pago. En menos de dos días hábiles sabrás si se acreditó.
  ${PROVIDER_LABEL} está revisando tu pago. En menos de dos días hábiles sabrás si se acreditó.
  Tu banco espera que confirmes el pago en su aplicación.
  Recibimos tu pedido y esperamos la confirmación del pago.
`);

/** The messages of shoppers' forms, as forms and services word them. */
export const FORMS = linesOf(`
  El nombre debe tener al menos 2 caracteres
  Por favor, ingresa un correo electrónico válido
  El mensaje debe tener al menos 10 caracteres
  El nombre debe tener entre 2 y 100 caracteres
  El nombre es requerido
  Correo electrónico inválido
  El teléfono debe tener 10 dígitos
  El código postal es requerido
  El estado es requerido
  La ciudad es requerida
  La dirección es requerida
  Escribe el nombre de quien lo recibe
  Quita los caracteres que no se ven
  Escríbelo sin enlaces
  Escribe el nombre o la razón social, como en tu constancia
  Revisa el RFC: no coincide con su dígito verificador
  Elige tu régimen fiscal
  Ese régimen no es de este RFC
  Elige el uso de la factura
  Ese uso no va con tu régimen
  El código postal de tu domicilio fiscal tiene 5 dígitos
`);

/** The refusals of cart and checkout. */
export const ANSWERS = linesOf(`
  No encontramos tu carrito.
  Lo que elegiste sigue guardado. Inténtalo de nuevo en un momento.
  Tu carrito está vacío.
  Tu carrito ya tiene demasiados productos distintos.
  Ese producto ya no está en tu carrito.
  No encontramos ese elixir.
  Tu carrito cambió desde que lo viste. Revísalo antes de pagar.
  No encontramos ese código. Revisa cómo está escrito.
  Este código ya no está activo.
  Este código ya se usó todas las veces que se podía.
  Ya usaste este código.
  Quitar el código
  Escribe tu correo para usar este código.
  Este código cubriría todo tu pedido, y no podemos cobrar $0.00. Agrega algo más a tu carrito.
  No encontramos ese pedido.
  Este pedido ya no se puede pagar.
  Algunos productos de este pedido ya no están disponibles. Arma un carrito nuevo, por favor.
  ${PROVIDER_LABEL} no responde. Intenta de nuevo en un momento.
  La factura se puede pedir cuando el pedido esté pagado.
  Este pedido ya tiene dirección de envío. Escríbenos si necesitas cambiarla.
  Este pedido fue cancelado. Escríbenos si tienes dudas.
  Seguimos confirmando tu pago. No pagues de nuevo: espera un momento y vuelve a intentar.
  El pago no coincide con tu pedido. Lo estamos revisando; por favor, contacta con atención al cliente.
  No encontramos ese pago.
`);
