import { useRead } from '@shop/app-kit';

export type ShownPage = 'home' | 'about' | 'contact' | 'menu' | 'product' | 'customize';

/** The owner's texts of a page by their section; undefined for one that is missing or loading. */
export const useTexts = (page: ShownPage) => {
  const { data } = useRead(`/content/${page}`);
  return (section: string) => data?.find((entry) => entry.section === section);
};
