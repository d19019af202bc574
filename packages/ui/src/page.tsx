import type { ReactNode } from 'react';

const BRAND = 'Flor de Kaab';

type PageProps = {
  /** 'Contacto' becomes 'Contacto | Flor de Kaab'. */
  title: string;
  description?: string;
  /** The title stands as it is, without the brand behind it. */
  exactTitle?: boolean;
  /** Keeps the page out of search engines (cart, checkout, admin). */
  noIndex?: boolean;
  children?: ReactNode;
};

/** A page's title and description; React moves them to the document's head. */
export const Page = ({ title, description, exactTitle = false, noIndex = false, children }: PageProps) => (
  <>
    <title>{exactTitle ? title : `${title} | ${BRAND}`}</title>
    {description && <meta name="description" content={description} />}
    {noIndex && <meta name="robots" content="noindex" />}
    {children}
  </>
);
