import { css, Icon, IconButton, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';

// The sign has air of its own: a short code keeps its line on a phone of 360 px.
const named = css({
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& > button': { marginInline: `-${theme.space(2)}` },
});

type Props = { label: string; busy: boolean; onRemove: () => void; children: ReactNode };

/** The name of something in the summary, and a button that removes it. */
export const Removable = ({ label, busy, onRemove, children }: Props) => (
  <span css={named}>
    <Text as="span">{children}</Text>
    <IconButton label={label} disabled={busy} onClick={onRemove}>
      <Icon name="close" size={18} />
    </IconButton>
  </span>
);
