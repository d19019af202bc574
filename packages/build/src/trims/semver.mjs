/**
 * Stands in for the federation runtime's reader of version ranges: '^1.2.3' and '<=1.2.3' of releases from 1.0.0 on are
 * all that shared.mjs and the runtime itself ask for.
 */
export const satisfy = (version, range) => {
  const [has, wanted] = [version, range].map((text) => text.replace(/^\D+/, '').split('.').map(Number));
  const at = has.findIndex((number, index) => number !== wanted[index]);
  if (at < 0) return true;
  return range.startsWith('<=') ? has[at] < wanted[at] : at > 0 && has[at] > wanted[at];
};
