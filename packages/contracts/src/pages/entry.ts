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
  };
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

/** A page of the back office. */
export type AdminPage = PageEntry & {
  path: '/admin' | `/admin/${string}`;
  /** The call that it lives by: who may not make it has no use for the page. Without one it is for all who are signed in. */
  call?: BackOfficeCall;
  /** Its place in the sidebar: among the specified entries (AD15) or the shop's own; one shows how many payments wait. */
  menu?: { icon: string; among: 'specified' | 'own'; counted?: true };
  /** It stands outside the sidebar's frame: for people who are not signed in, or as a sheet of paper. */
  alone?: 'signed out' | 'sheet';
};
