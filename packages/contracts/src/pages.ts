import type { CacheTag } from './endpoints/endpoint.ts';
import { MENU_PARAMETERS } from './menu-pages.ts';

export const REMOTE_NAMES = ['storefront', 'checkout', 'admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

export type PageEntry = {
  /** ':slug' in it stands for one part of the address: a page for each product. */
  path: string;
  /** The micro-frontend that draws it. */
  owner: RemoteName;
  /** Its name in navigation and lists. */
  title: string;
  /** For pages that are the same for everybody: the server renders them and search engines list them. */
  public?: {
    /** What it is, for machines that read the shop. */
    summary: string;
    /** A change with one of these tags changes the page. */
    feeds: readonly CacheTag[];
    /** Header and footer do not list it: texts and campaigns lead there. */
    offMenu?: true;
  };
  /**
   * For pages of one person: the server renders what is the same for everybody, once as the frame that theirs is put
   * into, and once for a visitor without a session, who has nothing yet. A change with one of these tags changes both.
   */
  frame?: { feeds: readonly CacheTag[] };
  /** Parameters of the address that change what the page shows. */
  query?: readonly string[];
};
export type PublicPage = PageEntry & Required<Pick<PageEntry, 'public'>>;

const storefront = (path: string, title: string, summary: string, feeds: readonly CacheTag[]): PageEntry => ({
  path,
  owner: 'storefront',
  title,
  public: { summary, feeds },
});
const framed = (path: string, title: string): PageEntry => ({
  path,
  owner: 'checkout',
  title,
  frame: { feeds: ['content'] },
});
const of = (owner: RemoteName, titles: Record<string, string>): PageEntry[] =>
  Object.entries(titles).map(([path, title]) => ({ path, owner, title }));

/** Every page of the shop (SH1); any other path shows the not-found page. The public ones stand in the order of the menu. */
export const pages: readonly PageEntry[] = [
  // The footer of every page shows texts that the owner edits.
  storefront('/', 'Inicio', 'la casa y sus dos maneras de comprar', ['catalog', 'content']),
  {
    ...storefront('/menu', 'Menú Comercial', 'elixires listos para envío, con precio', [
      'catalog',
      'content',
    ]),
    query: [...MENU_PARAMETERS, 'elixir'],
  },
  storefront('/menu/:slug', 'Mezcla', 'una mezcla: sabor, flores, uso y entrega', ['catalog', 'content']),
  storefront('/customize', 'Personaliza tu Elixir', 'arma una mezcla flor por flor', ['catalog', 'content']),
  storefront('/lotes/:code', 'Lote', 'de dónde viene un frasco y hasta cuándo está bueno', [
    'catalog',
    'content',
  ]),
  storefront('/about', 'Sobre Nosotros', 'historia y compromisos', ['content']),
  storefront('/contact', 'Contacto', 'escríbenos', ['content']),
  framed('/cart', 'Tu carrito'),
  framed('/checkout', 'Finalizar compra'),
  ...of('checkout', {
    '/checkout/success': 'Tu pedido',
    '/checkout/failure': 'El pago no se completó',
    '/checkout/pending': 'Pago pendiente',
    '/checkout/address': 'Dirección de envío',
  }),
  ...of('admin', {
    '/admin': 'Panel de administración',
    '/admin/login': 'Administración',
    '/admin/products': 'Administrar Productos',
    '/admin/orders': 'Administrar Pedidos',
    '/admin/flowers': 'Administrar Flores',
    '/admin/content': 'Administración de Contenido',
    '/admin/content-list': 'Todos los Contenidos',
    '/admin/messages': 'Mensajes',
    '/admin/mails': 'Correos',
    '/admin/texts': 'Textos',
    '/admin/reviews': 'Conciliación',
    '/admin/lots': 'Lotes',
    '/admin/discounts': 'Descuentos',
    '/admin/customers': 'Clientes',
    '/admin/reports': 'Reportes',
    '/admin/settings': 'Tienda',
    '/admin/team': 'Equipo',
    '/admin/integrations': 'Integraciones',
    '/admin/activity': 'Actividad',
    '/admin/account': 'Mi cuenta',
    '/admin/acceso': 'Tu acceso',
    '/admin/entrar': 'Entrar con tu enlace',
    '/admin/packing-slip': 'Hoja de empaque',
  }),
];

/** The query by which the shell's server is asked for a framed page as a visitor without a session sees it. */
export const NEW_VISITOR = '?visita=nueva';

/** Whether the entry's path has many addresses. */
export const isPattern = (entryPath: string): boolean => entryPath.includes(':');

/** Whether `path` is an address of the page with this entry's path. */
export const isAddressOf = (entryPath: string, path: string): boolean =>
  isPattern(entryPath)
    ? new RegExp(`^${entryPath.replace(/:\w+/, '[a-z0-9-]{1,120}')}$`).test(path)
    : entryPath === path;

export const pageAt = (path: string): PageEntry | undefined =>
  pages.find((page) => isAddressOf(page.path, path));

/** The public pages with one address each. */
export const publicPages = pages.filter(
  (page): page is PublicPage => page.public !== undefined && !isPattern(page.path),
);

/** Those that header and footer list. */
export const menuPages = publicPages.filter((page) => !page.public.offMenu);

/** The pages with one address each that the server renders. */
export const renderedPages = pages.filter((page) => (page.public ?? page.frame) && !isPattern(page.path));

const firstPart = (path: string) => path.split('/')[1];

/** Which micro-frontend draws the page at `path`; what nobody claims is the storefront's, which shows the 404. */
export const ownerOf = (path: string): RemoteName =>
  pages.find((page) => firstPart(page.path) === firstPart(path))?.owner ?? 'storefront';
