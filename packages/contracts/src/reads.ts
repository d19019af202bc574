import type { Answer } from './client.ts';
import type { CONTENT_PAGES } from './content.ts';
import type { Route } from './endpoints.ts';

/** '/lots/{code}' in the notation of pages: '/lots/:code'. */
type WithParameters<Path> = Path extends `${infer Start}{${infer Name}}${infer End}`
  ? `${Start}:${Name}${WithParameters<End>}`
  : Path;
type Gets = {
  [R in Route as R extends `GET /api${infer Path}` ? WithParameters<Path> : never]: Answer<R>;
};
type Texts = {
  [Page in (typeof CONTENT_PAGES)[number] as `/content/${Page}`]: Answer<'GET /api/content/{page}'>;
};

/** The shop's responses to public reads, by the address below /api. */
export type Answers = Gets & Texts;
/** '/flowers', '/content/home', '/lots/:code': a read that a page declares. */
export type Read = keyof Answers & string;
/** Reads with the page's own parameter, for which nothing may exist. */
export type NamedRead = Extract<Read, `${string}:${string}`>;
