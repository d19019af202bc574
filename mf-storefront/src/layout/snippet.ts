/** What search engines show of a description. */
const SNIPPET = 155;

/** The first words of a text, as much as a page's description has room for. */
export const snippetOf = (text: string): string =>
  text.length > SNIPPET ? `${text.slice(0, text.lastIndexOf(' ', SNIPPET - 1))}…` : text;
