import { MENU_PARAMETERS } from '../menu-pages.ts';
import type { PageEntry } from './entry.ts';

/** Header and footer link to it, beside the pages of the menu. */
export const MY_ORDERS = {
  path: '/pedidos',
  file: 'orders/my-orders',
  title: 'Mis pedidos',
  public: { summary: 'los enlaces a lo que alguien compró, por correo', offMenu: true },
  reads: ['/content/legal'],
} satisfies PageEntry;

/** The footer links to it while the shop sells gift cards. */
export const GIFT_CARDS = {
  path: '/tarjetas-de-regalo',
  file: 'gift-cards/gift-cards',
  title: 'Tarjetas de regalo',
  public: { summary: 'tarjetas de regalo que llegan por correo', offMenu: true },
  offer: 'giftCards',
  reads: ['/content/legal'],
} satisfies PageEntry;

/** The storefront's pages; the public ones are in the order of the menu. */
export const storefrontPages = [
  {
    path: '/',
    file: 'home/home',
    title: 'Inicio',
    public: { summary: 'la casa y sus dos maneras de comprar' },
    reads: ['/content/home/hero', '/content/home/benefits', '/content/home', '/elixirs/predesigned/featured'],
  },
  {
    path: '/menu',
    file: 'menu/menu',
    title: 'Menú Comercial',
    public: { summary: 'elixires listos para envío, con precio' },
    reads: ['/elixirs/predesigned', '/content/menu'],
    query: [...MENU_PARAMETERS, 'elixir'],
  },
  {
    path: '/menu/:slug',
    file: 'product/product',
    title: 'Mezcla',
    public: { summary: 'una mezcla: sabor, flores, uso y entrega' },
    reads: ['/elixirs/predesigned/named/:slug', '/flowers', '/content/product'],
  },
  {
    path: '/menu/coleccion/:slug',
    file: 'menu/collection',
    title: 'Colección',
    public: { summary: 'las mezclas de una colección' },
    reads: ['/elixirs/predesigned/collections/:slug', '/content/menu'],
  },
  {
    path: '/customize',
    file: 'customize/customize',
    title: 'Personaliza tu Elixir',
    public: { summary: 'arma una mezcla flor por flor' },
    offer: 'ownBlends',
    reads: ['/flowers', '/content/customize'],
    query: ['flores', 'nombre'],
  },
  {
    path: '/flores/:slug',
    file: 'flower/flower',
    title: 'Flor',
    public: { summary: 'una flor' },
    reads: ['/flowers/named/:slug'],
  },
  {
    path: '/lotes/:code',
    file: 'lot/lot',
    title: 'Lote',
    public: { summary: 'de dónde viene un frasco y hasta cuándo está bueno' },
    reads: ['/lots/:code'],
  },
  {
    path: '/about',
    file: 'about/about',
    title: 'Sobre Nosotros',
    public: { summary: 'historia y compromisos' },
    reads: ['/content/about'],
  },
  {
    path: '/contact',
    file: 'contact/contact',
    title: 'Contacto',
    public: { summary: 'escríbenos' },
    reads: ['/content/contact', '/content/legal'],
  },
  {
    path: '/recetas',
    file: 'recipes/recipes',
    title: 'Recetas',
    public: { summary: 'recetas', whileWritten: true },
    reads: ['/content/recetas'],
  },
  {
    path: '/recetas/:slug',
    file: 'recipes/recipe',
    title: 'Receta',
    public: { summary: 'una receta' },
    reads: ['/content/recetas'],
  },
  {
    path: '/avisos',
    file: 'notices/notices',
    title: 'Tus avisos',
  },
  {
    path: '/opinion',
    file: 'opinion/opinion',
    title: 'Tu opinión',
  },
  GIFT_CARDS,
  MY_ORDERS,
  {
    path: '/legal/privacidad',
    file: 'legal/legal',
    title: 'Política de Privacidad',
    public: { summary: 'qué hacemos con los datos de las personas', offMenu: true },
    reads: ['/content/legal'],
  },
  {
    path: '/legal/terminos',
    file: 'legal/legal',
    title: 'Términos y Condiciones',
    public: { summary: 'con qué condiciones se compra', offMenu: true },
    reads: ['/content/legal'],
  },
  {
    path: '/legal/envios',
    file: 'legal/legal',
    title: 'Política de Envíos',
    public: { summary: 'a dónde se envía, cuánto cuesta y cuánto tarda', offMenu: true },
    reads: ['/content/legal'],
  },
  {
    path: '/legal/devoluciones',
    file: 'legal/legal',
    title: 'Devoluciones',
    public: { summary: 'qué se puede devolver y en cuántos días', offMenu: true },
    reads: ['/content/legal'],
  },
] satisfies PageEntry[] as PageEntry[];
