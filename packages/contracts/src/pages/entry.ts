import type { Purpose } from '../consent-words.ts';
import type { Read } from '../reads.ts';
import type { BackOfficeCall } from '../endpoints.ts';

/** All that the shop knows about a page: routers, menus, sitemap, caches and prefetching follow from it. */
export type PageEntry = {
  /** ':slug' in it stands for one part of the address, e.g. for each product. */
  path: string;
  /** Its component, in the `src` of the micro-frontend that draws it: 'home/home' is home/home.page.tsx. */
  file: string;
  /** Its name in navigation and lists. */
  title: string;
  /** For pages that are the same for everybody: the server renders them and search engines list them. */
  public?: {
    /** What the page is, for machines that read the shop. */
    summary: string;
    /** Not in header and footer: texts and campaigns link to it. */
    offMenu?: true;
    /** The page exists once the owner has written something for it: nothing lists it before. */
    whileWritten?: true;
  };
  /** What the page sells: a shop that does not sell it has no such page. */
  offer?: 'ownBlends' | 'giftCards';
  /**
   * For pages of one person: the server renders the part that is the same for everybody, once as a frame for personal
   * content, and once for a visitor without a session, who has none yet.
   */
  frame?: true;
  /** The public data that it shows: prefetched, and a change of any of it renders the page again. */
  reads?: readonly Read[];
  /** Parameters of the address that change what the page shows. */
  query?: readonly string[];
};

/** The number beside an entry of the sidebar. */
export type SidebarCount = 'orders' | 'messages' | 'payments';
/**
 * A page, or a part of one, that an entry of the sidebar leads to; pages that it `holds` are reached from there. It is
 * hidden while the shop does not send the mails that it `needs`. A part may begin above the place that it leads to.
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
  /** The name of the entry, when it differs from the page's title. */
  name?: string;
  counts?: SidebarCount;
  /** The entry is shown only while the number is above 0. */
  whileCounted?: true;
  tabs?: readonly PageTab[];
};

/** A page of the back office. */
export type AdminPage = PageEntry & {
  path: '/admin' | `/admin/${string}`;
  /** A page for those who may make this call. Without a call it is for all who are signed in. */
  call?: BackOfficeCall;
  /** Its entry in the sidebar. */
  menu?: MenuEntry;
  /** Outside the sidebar's frame: for people who are not signed in, or as a sheet of paper. */
  alone?: 'signed out' | 'sheet';
};
