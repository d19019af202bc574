import { Stack, Text } from '@shop/ui';
import type { ComponentProps } from 'react';
import { linesOf } from './sections.ts';

type ProseProps = { text: string | null | undefined; gap?: number } & Pick<
  ComponentProps<typeof Text>,
  'size' | 'tone'
>;

/** The owner's text: every line is a paragraph, never HTML (H46). */
export const Prose = ({ text, gap = 3, ...look }: ProseProps) => (
  <Stack gap={gap}>
    {linesOf(text).map((line, index) => (
      <Text key={index} {...look}>
        {line}
      </Text>
    ))}
  </Stack>
);
