/**
 * Marks a library's top-level components as free of side effects: without the mark the minifier must keep every
 * `forwardRef(…)` of the router, used or not (3.7 kB, decision 0003).
 * @param {string} source
 */
export default function pureLoader(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');
}
