import type { ReactNode } from 'react';
import { useShop } from './shop.ts';
import { useSay } from './words.tsx';

type PageProps = {
  /** 'Contacto' becomes 'Contacto | ' and the shop's name. */
  title: string;
  description?: string;
  /** The title stands as it is, without the brand behind it. */
  exactTitle?: boolean;
  /** Keeps the page out of search engines (cart, checkout, admin). */
  noIndex?: boolean;
  children?: ReactNode;
};

/** A page's title and description; React moves them to the document's head. */
export const Page = ({ title, description, exactTitle = false, noIndex = false, children }: PageProps) => {
  const { name } = useShop();
  const say = useSay();
  return (
    <>
      <title>{exactTitle ? title : `${say(title)} | ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {children}
    </>
  );
};
