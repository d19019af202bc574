/** Mail texts by event; `{name}` marks are filled in when the mail is written. */
export const emails = {
  pedido_recibido: 'Recibimos tu pedido {numero}. En cuanto se acredite el pago empezamos a prepararlo.',
  pago_aprobado: 'Tu pago está acreditado. Tu pedido {numero} ya está en la mesa del taller.',
  pago_pendiente_oxxo:
    'Falta un paso: paga {total} en {medio} antes del {vence}. Apartamos tus frascos hasta entonces.',
  pago_vencido:
    'El plazo de pago de tu pedido {numero} terminó y soltamos el apartado. Puedes repetir la compra con un clic.',
  enviado: 'Tu pedido {numero} va en camino con {paqueteria}. Guía: {guia}.',
  reembolso: 'Devolvimos {monto} por el mismo medio de pago. El banco puede tardar unos días en mostrarlo.',
};
