import type { Purpose } from '../consent-words.ts';
import type { Read } from '../reads.ts';
import type { BackOfficeCall } from '../endpoints.ts';

/** All that the shop knows about a page: routers, menus, sitemap, caches and what is read ahead follow from it. */
export type PageEntry = {
  /** ':slug' in it stands for one part of the address: a page for each product. */
  path: string;
  /** Its component, in the `src` of the micro-frontend that draws it: 'home/home' is home/home.page.tsx. */
  file: string;
  /** Its name in navigation and lists. */
  title: string;
  /** For pages that are the same for everybody: the server renders them and search engines list them. */
  public?: {
    /** What it is, for machines that read the shop. */
    summary: string;
    /** Header and footer do not list it: texts and campaigns lead there. */
    offMenu?: true;
    /** It is there once the owner has written something for it: until then nothing lists it. */
    whileWritten?: true;
  };
  /** What the shop sells there: it does without the page while it sells none. */
  offer?: 'ownBlends' | 'giftCards';
  /**
   * For pages of one person: the server renders what is the same for everybody, once as the frame that theirs is put
   * into, and once for a visitor without a session, who has nothing yet.
   */
  frame?: true;
  /** The public data that it shows. They are fetched ahead of it, and a change of one makes the page anew. */
  reads?: readonly Read[];
  /** Parameters of the address that change what the page shows. */
  query?: readonly string[];
};

/** What is counted beside an entry of the sidebar. */
export type SidebarCount = 'orders' | 'messages' | 'payments';
/**
 * One of the pages or parts of a page that an entry of the sidebar leads to; those that it `holds` are reached from there. It
 * is not shown while the shop does not send the mails that it `needs`. A part may begin above the place that it leads to.
 */
export type PageTab = {
  to: string;
  name: string;
  holds?: readonly string[];
  needs?: Purpose | 'giftCards';
  begins?: string;
};

type MenuEntry = {
  icon: string;
  /** The specified entries (AD15), and the groups 'Vender' and 'Tienda'. */
  among: 'specified' | 'sell' | 'shop';
  /** What the entry is called where the page has another title. */
  name?: string;
  counts?: SidebarCount;
  /** It is there while something is counted. */
  whileCounted?: true;
  tabs?: readonly PageTab[];
};

/** A page of the back office. */
export type AdminPage = PageEntry & {
  path: '/admin' | `/admin/${string}`;
  /** The call that it lives by: who may not make it has no use for the page. Without one it is for all who are signed in. */
  call?: BackOfficeCall;
  /** Its entry in the sidebar. */
  menu?: MenuEntry;
  /** It stands outside the sidebar's frame: for people who are not signed in, or as a sheet of paper. */
  alone?: 'signed out' | 'sheet';
};
