import { css } from '@emotion/react';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { theme } from '@shop/ui/core';

const { color, media, space, ease, size } = theme;

const list = css({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  borderBottom: `1.5px solid ${color.line}`,
});
const trigger = css({
  minHeight: 46,
  padding: `0 ${space(4)}`,
  border: 0,
  borderBottom: '3px solid transparent',
  marginBottom: -1.5,
  background: 'none',
  fontSize: size.sm,
  fontWeight: 600,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${ease}, border-color ${ease}`,
  '&[data-state="active"]': { color: color.ink, borderBottomColor: color.amber },
  '&:focus-visible': { outlineOffset: -3 },
  // All tabs are visible: a long name takes two lines.
  [media.belowMd]: { flex: '1 1 auto', padding: `0 ${space(2)}`, lineHeight: 1.2, whiteSpace: 'normal' },
});

export type TabsProps = {
  /** Name of the group for screen readers. */
  label: string;
  tabs: { id: string; label: string; content: ReactNode }[];
  value: string;
  onValueChange: (id: string) => void;
};

/** Panels of which one is visible; arrow keys move between the tabs. */
export const Tabs = ({ label, tabs, value, onValueChange }: TabsProps) => (
  <Radix.Root value={value} onValueChange={onValueChange}>
    <Radix.List aria-label={label} css={list}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.id} value={tab.id} css={trigger}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.id} value={tab.id} css={{ paddingTop: space(5) }}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
