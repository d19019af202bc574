import { useFormState, type Control, type FieldValues } from '@shop/app-kit/forms';
import { css, Heading, Icon, Stack, Text, theme } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';

const { color, ease, radius, space } = theme;
const frame = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  '& > summary': {
    position: 'relative',
    padding: `${space(3)} ${space(12)} ${space(3)} ${space(4)}`,
    borderRadius: radius.md,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': {
    position: 'absolute',
    top: `calc(50% - 10px)`,
    right: space(4),
    color: color.inkSoft,
    transition: `transform ${ease}`,
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
const words = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  'details[open] > summary > &': { display: 'none' },
});
const body = css({ padding: `${space(2)} ${space(4)} ${space(5)}` });

type Props = {
  title: string;
  /** The content in short, while the section is closed. */
  summary: ReactNode;
  children: ReactNode;
};

/** A section of a long form, closed at first. Its fields are always mounted. */
export const Fold = ({ title, summary, children }: Props) => (
  <details css={frame}>
    <summary>
      <Heading level={3} look="small">
        {title}
      </Heading>
      <Text as="span" size="xs" tone="soft" css={words}>
        {summary}
      </Text>
      <Icon name="chevronDown" />
    </summary>
    <div css={body}>{children}</div>
  </details>
);

const REFUSED = '[aria-invalid="true"]';
type FoldsProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>;
  children: ReactNode;
};

/** A form with closed sections: one with an invalid value opens, because hidden fields cannot get the focus. */
export const Folds = <Values extends FieldValues, Sent>({ control, children }: FoldsProps<Values, Sent>) => {
  const box = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState({ control });
  useEffect(() => {
    const closed = [...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
    const refused = closed.filter((one) => one.querySelector(REFUSED));
    for (const one of refused) one.open = true;
    if (refused.length > 0)
      box.current?.querySelector<HTMLElement>(`:is(input, select, textarea)${REFUSED}`)?.focus();
  }, [submitCount]);
  return (
    <Stack gap={4} ref={box}>
      {children}
    </Stack>
  );
};
