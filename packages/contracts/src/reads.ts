import type { Answer } from './client.ts';
import type { CONTENT_PAGES } from './content.ts';
import type { Route } from './endpoints.ts';

/** '/lots/{code}' as pages write it: their own parameter, '/lots/:code'. */
type WithParameters<Path> = Path extends `${infer Start}{${infer Name}}${infer End}`
  ? `${Start}:${Name}${WithParameters<End>}`
  : Path;
type Gets = {
  [R in Route as R extends `GET /api${infer Path}` ? WithParameters<Path> : never]: Answer<R>;
};
type Texts = {
  [Page in (typeof CONTENT_PAGES)[number] as `/content/${Page}`]: Answer<'GET /api/content/{page}'>;
};

/** What the shop answers to who reads it, by the address below /api. */
export type Answers = Gets & Texts;
/** '/flowers', '/content/home', '/lots/:code': what a page says that it reads. */
export type Read = keyof Answers & string;
/** What reads by the page's own parameter, which may name nothing. */
export type NamedRead = Extract<Read, `${string}:${string}`>;
