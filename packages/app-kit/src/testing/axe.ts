import axe from 'axe-core';

/**
 * Accessibility rules that `container` breaks, one line each; [] when it is clean.
 * Colours are checked in a real browser: jsdom draws nothing.
 */
export const axeViolations = async (container: Element): Promise<string[]> => {
  const { violations } = await axe.run(container, {
    // Listing what is right is half of the work.
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};
