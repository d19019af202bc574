import type { Guard } from './guard.ts';

const GATEWAY = 'gateway/src/request';

/** What stands between the internet and the services. */
export const EDGE: Guard[] = [
  {
    what: 'CSRF: what a browser says of where a change comes from',
    file: `${GATEWAY}/csrf.ts`,
    find: "if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;",
    replace: '',
    test: `${GATEWAY}/csrf.test.ts`,
    title: 'when they come from a site that only claims the origin',
  },
  {
    what: 'CSRF: a cookie without an origin changes nothing',
    file: `${GATEWAY}/csrf.ts`,
    find: 'return site !== undefined || cookie === undefined;',
    replace: 'return true;',
    test: `${GATEWAY}/csrf.test.ts`,
    title: 'when they come from a browser that does not say where from',
  },
  {
    what: 'kinds of bodies that forms can send are refused',
    file: `${GATEWAY}/body.ts`,
    find: "if (kindOf(req) !== (UPLOADS.get(path) ?? 'application/json'))",
    replace: 'if (Number.isNaN(bytes))',
    test: `${GATEWAY}/csrf.test.ts`,
    title: 'when a cart change is text/plain of some length',
  },
  {
    what: 'headers by which a client could be somebody else',
    file: `${GATEWAY}/identity.ts`,
    find: 'delete headers[name];\n  for (const name of HOP_BY_HOP)',
    replace: 'void name;\n  for (const name of HOP_BY_HOP)',
    test: `${GATEWAY}/identity.test.ts`,
    title: 'when a client says it itself',
  },
  {
    what: 'paths that one reader takes for another one',
    file: `${GATEWAY}/target.ts`,
    find: 'if (HIDDEN.test(path) || !decodes(path)) return false;',
    replace: 'if (!decodes(path)) return false;',
    test: `${GATEWAY}/target.test.ts`,
    title: 'when the target is /api/..%2finternal',
  },
  {
    what: 'what is no page has a policy too',
    file: `${GATEWAY}/security-headers.ts`,
    find: "'Content-Security-Policy': CSP_OF_DATA,",
    replace: '',
    test: `${GATEWAY}/security-headers.test.ts`,
    title: 'when /main.0123456789ab.js is answered',
  },
  {
    what: 'scripts of the payment provider run on the checkout alone',
    file: `${GATEWAY}/csp.ts`,
    find: '(pays ? [sdkOrigin] : [])',
    replace: '[sdkOrigin]',
    test: `${GATEWAY}/security-headers.test.ts`,
    title: 'when a page is not the checkout',
  },
  {
    what: 'formulas in exported spreadsheets',
    file: 'packages/service-kit/src/csv.ts',
    find: "typeof value === 'string' && isFormula(text) ? `'${text}` : text",
    replace: 'text',
    test: 'services/catalog/src/spreadsheet/spreadsheet.test.ts',
    title: 'when it is exported and comes back untouched',
  },
  {
    what: 'markup in mails',
    file: 'packages/mail/src/html.ts',
    find: 'escape(String(value))',
    replace: '(escape, String(value))',
    test: 'packages/mail/src/email.test.ts',
    title: 'when a text has markup in it',
  },
  {
    what: 'links with another scheme than https',
    file: 'packages/contracts/src/safe-link.ts',
    find: "protocol === 'https:' || (protocol === 'http:' && trusted.includes(origin)) ? href : undefined",
    replace: 'href',
    test: 'packages/contracts/src/safe-link.test.ts',
    title: 'when an address is anything else',
  },
];
