import { PROVIDER_LABEL } from '../payment-browsers.ts';
import { linesOf } from './lines-of.ts';

/** The built-in words of the order's page, one per line. */
export const ORDER = linesOf(`
  Tu pedido
  Tu pedido {pedido}
  Cargando tu pedido…
  ¡Recibimos tu pedido!
  {motivo} En cuanto se acredite empezamos a preparar tu pedido {pedido}.
  {motivo} No se hizo ningún cargo y tu pedido {pedido} no se preparará hasta que se pague.
  {motivo} Tu pedido {pedido} no quedó pagado y no se preparará.
  Tu pago está en aclaración con el banco. Si tienes dudas, escríbenos.
  Tu pedido fue entregado
  Se entrega en mano
  Tu pedido {pedido} ya llegó. Si algo no está bien, escríbenos.
  Tu pedido fue cancelado
  Cancelamos tu pedido {pedido}. Si tienes dudas, escríbenos.
  Te devolvimos tu dinero
  Te devolvimos el total de tu pedido {pedido}. Según tu banco, puede tardar unos días en verse.
  Te devolvimos una parte de tu pedido {pedido}. Según tu banco, puede tardar unos días en verse.
  Te devolvimos el total de tu pedido {pedido}. Si todavía no tienes tu dinero, escríbenos.
  Te devolvimos una parte de tu pedido {pedido}. Si todavía no tienes tu dinero, escríbenos.
  Te mandamos la confirmación a {correo}.
  Pagar mi pedido
  Pedido
  Fecha
  Productos
  Notas:
  Va como regalo, sin precios
  Falta la dirección de este pedido.
  Por privacidad, los datos de envío sólo se muestran a quien hizo la compra.
  ¿Es tu pedido? Ábrelo desde el enlace de tu correo
  Con ese enlace ves tus datos y tu envío. Aquí sólo mostramos lo que no es personal.
  Con ese enlace ves tus datos y cómo pagarlo. Aquí sólo mostramos lo que no es personal.
  Volver a pedir
  Tu pedido está en el carrito
  Ya no tenemos: {nombres}.
  Ayuda con mi pedido
  Hola, necesito ayuda con mi pedido {pedido}.
  Ver mi pedido
`);

export const TIMELINE = linesOf(`
  Tu pedido, paso a paso
  Recibido
  Pagado
  Esperamos tu pago
  Pago no recibido
  En aclaración con el banco
  Te devolvimos {importe}
  En preparación
  Sale el mismo día, si es hábil
  Sale en 1 día hábil
  Sale en máximo 1 día hábil
  Sale en {hasta} días hábiles
  Sale en máximo {hasta} días hábiles
  Sale en {desde} a {hasta} días hábiles
  Enviado
  Suele llegar entre el {desde} y el {hasta}
  Entregado
  Cancelado
  Este pedido ya no se enviará.
  Reembolsado
  guía
  Seguir mi paquete
`);

export const CASH = linesOf(`
  Paga tu pedido {pedido} en OXXO
  Paga tu pedido {pedido} en efectivo
  Paga tu pedido {pedido} por SPEI
  El pago de tu pedido {pedido} está pendiente
  Te avisaremos a {correo} en cuanto se acredite.
  Si acabas de pagar, te escribimos en cuanto se acredite. Tu pedido se abre con el enlace de ese correo.
  Tu ficha para OXXO
  Paga en efectivo
  Datos para tu transferencia SPEI
  Total a pagar
  Referencia
  CLABE
  Copiar
  Copiar CLABE
  CLABE copiada
  Copiar importe
  Importe copiado
  Copiar referencia
  Referencia copiada
  Mantén presionado para copiar
  Ya está seleccionado: este navegador no nos deja copiarlo.
  Paga antes del {fecha}, {hora}
  Ver mi ficha de pago
  Ver los datos de la transferencia
  Cancelar mi pedido
  ¿Cancelar tu pedido?
  Dejamos de apartarlo. Si ya pagaste, no lo canceles: escríbenos.
  Sí, cancelarlo
  Conservarlo
  Qué sigue
  Di en la caja que pagas a ${PROVIDER_LABEL} y muestra este código de barras.
  Di en la caja que pagas a ${PROVIDER_LABEL} y da esta referencia.
  Abre tu ficha y muestra el código de barras en la caja.
  Paga en efectivo la cantidad exacta y guarda tu comprobante.
  En cuanto la tienda registre el pago, esta página cambia sola y empezamos a preparar tu pedido.
  Entra a la app de tu banco y transfiere a esta CLABE la cantidad exacta.
  Abre los datos de la transferencia y entra a la app de tu banco.
  Transfiere la cantidad exacta a la cuenta que ahí aparece.
  En cuanto llegue tu transferencia, esta página cambia sola y empezamos a preparar tu pedido.
`);

export const AFTER = linesOf(`
  Factura
  Quiero factura
  Corregir mis datos
  Recibimos tus datos: {rfc}, {nombre}, régimen {regimen}, uso {uso}, C.P. {cp}. Te la enviamos por correo.
  RFC
  Nombre o razón social
  Como está en tu constancia de situación fiscal.
  Régimen fiscal
  Uso de la factura
  Elige uno
  Código postal de tu domicilio fiscal
  Pedir factura
  Datos de factura guardados
  Te la enviamos por correo.
  Tu factura se está timbrando. En cuanto esté lista te llega por correo y la ves aquí.
  Tu factura está lista. También te la enviamos por correo.
  Folio fiscal: {folio}
  Es de prueba: no tiene validez fiscal.
  Factura (PDF)
  Factura (XML)
  Nota de crédito (PDF)
  Nota de crédito (XML)
  El SAT no aceptó estos datos: {motivo}
  Tu compra está en la factura global del periodo. Si necesitas la tuya, escríbenos.
  Completa tu dirección
  Falta tu dirección de envío
  Tu pedido está seguro, pero todavía no sabemos a dónde enviarlo.
  Completar mi dirección
  Tu pedido {pedido} está registrado. Dinos a dónde enviarlo y te confirmamos por correo.
  Guardar dirección
  Dirección guardada
  Ya sabemos a dónde enviar tu pedido.
  Este pedido es de otra persona
  Abre esta página con el enlace que te enviamos, o en el dispositivo donde hiciste la compra.
  No hay nada que completar
  Este pedido ya tiene su dirección o fue cancelado. Si necesitas cambiar algo, escríbenos.
`);
