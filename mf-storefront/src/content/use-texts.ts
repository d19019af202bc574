import { useGetShownContentQuery, type ShownPage } from './shown-content.api.ts';

/** The owner's texts of a page by their section; one that is missing, or still to come, is undefined. */
export const useTexts = (page: ShownPage) => {
  const { data } = useGetShownContentQuery(page);
  return (section: string) => data?.find((entry) => entry.section === section);
};
