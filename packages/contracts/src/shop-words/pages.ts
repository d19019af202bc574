import { publicPages } from '../pages.ts';
import { linesOf } from './lines-of.ts';

/** The built-in words of the pages before the cart, one per line. */
export const FRAME = linesOf(`
  ${publicPages.map(({ title }) => title).join('\n')}
  Carrito
  Carrito ({piezas})
  Enlaces rápidos
  Legal
  Aviso de privacidad completo
  Quién vende y responde por tus datos
  Abrir en su página
  Pide por WhatsApp
  Cookies
  ¿Nos dejas medir tu visita con cookies de {quien}? Sin tu sí no cargamos nada de ellos.
  No, gracias
  Sí, de acuerdo
  Estamos preparando este texto. Escríbenos si tienes una pregunta.
  Todos los derechos reservados.
  Buscar una mezcla
  Buscar
  O prueba una de estas
  Sin conexión
  Sin conexión.
  Sin conexión. Tu carrito está a salvo.
  Abriremos esta página en cuanto vuelva la red. Lo que ya visitaste se sigue viendo.
`);

export const HOME = linesOf(`
  Desde
  Ver nuestro menú
  Personaliza tu elixir
  Ver las mezclas
  Crear el mío
  Ver las {total} mezclas
  Ver todas las mezclas
  Empezar mi elixir
  Conoce nuestra historia
`);

export const MENU = linesOf(`
  Flor, sabor o nombre
  Cualquier flor
  Destacados
  No hay mezclas con «{buscado}»
  No hay mezclas con estos filtros
  Menor precio
  Mayor precio
  De la A a la Z
  {total} mezclas
  {total} mezcla
  {van} de {total} mezclas
  {van} de {total} mezcla
  Quitar filtros
  Ver la mezcla
  Ver más
  Hay más mezclas: búscalas por flor, sabor o nombre.
  Añadir al carrito
  Añadiendo...
  No disponible
  Agotado por ahora
  desde
  Queda 1
  Quedan {quedan}
  Por separado {precio} · ahorras {ahorro}
  Ahorras {ahorro}
  Crear mi elixir
`);

export const PRODUCT = linesOf(`
  Menú
  Dulzor
  Floral
  Intensidad
  Su flor
  Sus flores
  Ingredientes
  Lo que dice su etiqueta
  Pídelo hoy: llega el {hasta}
  Pídelo hoy: llega del {desde} al {hasta}
  nada
  apenas
  suave
  medio
  alto
  pleno
  Agotado
  De dónde viene tu frasco
  Lote
  Lote {lote}
  Elixires
  Flor
  Lugar
  Meliponario
  Envasado el
  Consumir antes de
  Ya no la hacemos
  Esta mezcla salió de nuestro menú. Estas son las que hacemos ahora.
`);

export const WORKSHOP = linesOf(`
  El taller
  Elige tus flores
  {van} de {caben}
  Elige hasta {caben} flores
  Florece: {temporada}
  Ver todas las flores ({flores})
  Ver menos
  Sorpréndeme
  Elegimos por ti
  Quitar de mi elixir
  Añadir a mi elixir
  A qué sabe
  Tu elixir
  Dulce
  Intenso
  Nombre de tu elixir
  Comparte tu receta
  WhatsApp
  Enlace
  Imagen
  Mira el elixir que armé en {tienda}: {receta}.
  Enlace copiado
  Quien lo abra verá tu receta.
  Precio único
  Precio
  Envío gratis
  Creando elixir...
  ¡Elixir creado!
  Selecciona al menos una flor
  {nombre} ya está en tu carrito.
  Ver mi carrito
  Crear otro elixir
  1 flor elegida
  {flores} flores elegidas
  Ver mi elixir
  Abrimos la receta que te compartieron
  Dejamos fuera las flores que hoy no tenemos o ya no cabían.
`);

export const CONTACT = linesOf(`
  ¿Es por tu pedido?
  Escribe su número: está en el correo que te mandamos. Preparamos en {taller} días hábiles y la paquetería suele tardar {camino} días más.
  Antes de escribir
  ¿Cuánto cuesta y cuánto tarda el envío?
  ¿Y si llega roto o equivocado?
  ¿Qué hacen con mis datos?
  Sobre nosotros
  Muy pronto contaremos aquí nuestra historia
  Mientras tanto, la mejor manera de conocernos es probar.
  Envíanos un mensaje
  Nombre
  Correo electrónico
  Mensaje
  Enviar mensaje
  Datos de muestra
  Enviando...
  ¡Mensaje enviado!
  Gracias, {nombre}. Te responderemos al correo que nos diste.
  Enviar otro mensaje
`);

export const FAILURES = linesOf(`
  Error
  No encontramos esta página
  No pudimos conectar con el servidor. Revisa tu conexión.
  No se pudo añadir al carrito. Intenta de nuevo.
  Tu navegador no acepta cookies, y tu carrito las necesita. Actívalas o abre la tienda en otro navegador.
  No pudimos cargar tu carrito.
  No se pudo actualizar la cantidad.
  No se pudo eliminar el producto.
  No se pudo vaciar el carrito.
  Reintentar
  Recargar la página
  Revisa tu conexión e intenta de nuevo.
  No pudimos cargar nuestra historia.
  No pudimos cargar los datos de contacto.
  El formulario funciona de todos modos.
  No pudimos enviar tu mensaje. Por favor, intenta de nuevo más tarde.
  No pudimos cargar el menú.
  No pudimos cargar este elixir.
  No pudimos cargar este lote.
  No pudimos cargar las flores.
  No pudimos crear tu elixir personalizado. Por favor, intenta de nuevo.
  No pudimos hacerlo
  Intenta de nuevo o copia la dirección.
  No pudimos cargar este texto.
  Sección no disponible
  Esta sección no está disponible
  No pudimos cargarla en este momento. El resto de la tienda sigue funcionando.
  Error cargando tu carrito...
  No pudimos devolverlo a tu carrito. Inténtalo de nuevo.
  No pudimos revisar el código. Inténtalo de nuevo.
  No se pudo crear la preferencia de pago.
  No se pudo inicializar el procesador de pagos...
  No se pudo procesar el pago. Por favor, intente de nuevo.
  No se pudo procesar el pedido. Por favor, contacte con atención al cliente.
  No pudimos cargar los detalles de tu pedido...
  No encontramos un pedido con ese número.
  No pudimos volver a pedir. Inténtalo de nuevo.
  No pudimos guardar tu dirección. Inténtalo de nuevo.
  No pudimos guardar tus datos. Inténtalo de nuevo.
`);
