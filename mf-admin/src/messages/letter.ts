import { css, theme } from '@shop/ui';

/** A message's text, with its line breaks. */
export const letter = css({
  padding: theme.space(5),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: theme.color.cream,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
});
