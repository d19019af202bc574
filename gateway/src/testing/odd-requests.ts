/** Paths that two parsers may read differently. */
export const ODD_TARGETS = [
  '/api/../admin',
  '/api/./cart',
  '/api/%2e%2e/internal/elixirs',
  '/api/%2E%2e/internal/elixirs',
  '/api/..%2finternal/elixirs',
  '/api%2felixirs',
  '/api/cart%5c..%5cx',
  '/api\\cart',
  '//evil.example/api/cart',
  '/api//cart',
  '/media//semilla/a.webp',
  '/%00',
  '/api/cart%0d%0ax:%20y',
  '/api/%c0%ae%c0%ae/internal',
  '/api/%zz',
  '/api/%252e%252e/internal',
  '/api/cart#fragment',
  'http://evil.example/api/cart',
  'http://evil.example/',
  'evil.example:443',
  '*',
];

export const HEAD = 'Host: localhost:8080\r\nConnection: close\r\n';
/** Requests that no HTTP client sends, by their fault. */
export const MALFORMED: [string, string][] = [
  [
    'two lengths',
    `POST /api/cart/items HTTP/1.1\r\n${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
  ],
  [
    'a length and chunks',
    `POST /api/cart/items HTTP/1.1\r\n${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'two transfer encodings',
    `POST /api/cart/items HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n`,
  ],
  ['a bare line feed', `GET /api/cart HTTP/1.1\nHost: localhost\nX: y\n\n`],
  ['a folded header', `GET /api/cart HTTP/1.1\r\n${HEAD}X-A: b\r\n c\r\n\r\n`],
  ['two hosts', `GET /api/cart HTTP/1.1\r\n${HEAD}Host: evil.example\r\n\r\n`],
  ['the same host twice', `GET /api/cart HTTP/1.1\r\n${HEAD}host: localhost:8080\r\n\r\n`],
  ['no host', 'GET /api/cart HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an odd host', 'GET /api/cart HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
  ['a name with a space', `GET /api/cart HTTP/1.1\r\n${HEAD}Content-Length : 3\r\n\r\nabc`],
  ['no HTTP', 'HELO localhost\r\n\r\n'],
];
