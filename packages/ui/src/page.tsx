import { createContext, use, type ReactNode } from 'react';
import { useShop } from './shop.ts';
import { useSay } from './words.tsx';

/** What a page says of itself to who writes its document. */
export type PageFacts = {
  /** Where browsers reach the shop, e.g. 'https://tienda.mx'. */
  origin: string;
  status: number;
  title: string;
  description: string;
  picture?: string;
};
/** Null in browsers, whose document is there. */
export const PageFactsContext = createContext<PageFacts | null>(null);

type PageProps = {
  /** 'Contacto' becomes 'Contacto | ' and the shop's name. */
  title: string;
  description?: string;
  /** The title stands as it is, without the brand behind it. */
  exactTitle?: boolean;
  /** Keeps the page out of search engines (cart, checkout, admin). */
  noIndex?: boolean;
  /** What other sites show of it, in the place of the shop's picture. */
  picture?: string;
  children?: ReactNode;
};

/** A page's title and description; React moves them to the document's head. */
export const Page = ({ title, description = '', exactTitle, noIndex, picture, children }: PageProps) => {
  const { name } = useShop();
  const say = useSay();
  const facts = use(PageFactsContext);
  const shown = exactTitle ? title : `${say(title)} | ${name}`;
  if (facts) Object.assign(facts, { title: shown, description, picture });
  return (
    <>
      <title>{shown}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {children}
    </>
  );
};
