import { createContext, use, type ReactNode } from 'react';
import { useShop } from './shop.ts';
import { useSay } from './words.tsx';

/** A page's facts for the server that writes its document. */
export type PageFacts = {
  /** The shop's address for browsers, e.g. 'https://tienda.mx'. */
  origin: string;
  status: number;
  title: string;
  description: string;
  picture?: string;
};
/** Null in browsers, which already have a document. */
export const PageFactsContext = createContext<PageFacts | null>(null);

type PageProps = {
  /** 'Contacto' becomes 'Contacto | ' and the shop's name. */
  title: string;
  description?: string;
  /** Uses the title without the brand's name. */
  exactTitle?: boolean;
  /** Keeps the page out of search engines (cart, checkout, admin). */
  noIndex?: boolean;
  /** The picture that other sites show, instead of the shop's. */
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
