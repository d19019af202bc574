import type { OrderResponse } from '@shop/contracts/order';
import { Card, css, Heading, Icon, type IconName, Say, Stack, theme, VisuallyHidden } from '@shop/ui';
import { writeDay } from '@shop/app-kit/write-days';
import { useDeliveryDays } from '../delivery-days.ts';
import { TrackParcel } from './track-parcel.tsx';
import { stepsOf, type Step, type StepState } from './timeline.ts';

const { color, media, radius, size, space } = theme;

const DOT = 34;
const list = css({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT}px minmax(0, 1fr)`,
  columnGap: space(4),
  minHeight: space(17),
  // The line between two dots.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: DOT,
    bottom: 0,
    left: DOT / 2 - 1.5,
    width: 3,
    background: color.line,
  },
  '&:last-of-type': { minHeight: 0 },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: space(3),
    minHeight: 0,
    paddingRight: space(4),
    '&:not(:last-of-type)::before': {
      top: DOT / 2 - 1.5,
      bottom: 'auto',
      left: DOT,
      right: 0,
      width: 'auto',
      height: 3,
    },
  },
});
const walked = css({ '&&:not(:last-of-type)::before': { background: color.jungle } });
const dot = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: DOT,
  height: DOT,
  border: `2px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.paper,
  color: color.paper,
});
const dots: Record<StepState, ReturnType<typeof css>> = {
  done: css({ background: color.jungle, borderColor: color.jungle }),
  now: css({ background: color.amber, borderColor: color.amber, color: color.onAmber }),
  next: css({}),
  failed: css({ background: color.danger, borderColor: color.danger }),
};
const SIGNS: Partial<Record<StepState, IconName>> = { done: 'check', now: 'clock', failed: 'close' };
const WORDS: Record<StepState, string> = {
  done: 'Listo:',
  now: 'En curso:',
  next: 'Falta:',
  failed: 'No se hizo:',
};
const title = css({ fontWeight: 650, lineHeight: 1.35 });
const detail = css({ fontSize: size.sm, lineHeight: 1.45, color: color.inkSoft });

/** The order's progress, with the tracking number once it is shipped. */
export const OrderTimeline = ({ order, items }: OrderResponse) => {
  const days = useDeliveryDays();
  const steps = stepsOf(order, { days, hasOwnBlend: items.some(({ isCustom }) => isCustom) });
  return (
    <Card as="section">
      <Stack gap={5}>
        <Heading level={2} look="card">
          Tu pedido, paso a paso
        </Heading>
        <ol css={list}>
          {steps.map((one) => (
            <TimelineStep key={one.title} {...one} />
          ))}
        </ol>
        {order.tracking && <TrackParcel tracking={order.tracking} />}
      </Stack>
    </Card>
  );
};

const TimelineStep = ({ title: name, state, at, text, values }: Step) => {
  const sign = SIGNS[state];
  return (
    <li css={[step, state === 'done' && walked]} aria-current={state === 'now' ? 'step' : undefined}>
      <span css={[dot, dots[state]]}>{sign && <Icon name={sign} size={18} />}</span>
      <div>
        <p css={[title, state === 'next' && { color: color.inkSoft }]}>
          <VisuallyHidden>{WORDS[state]} </VisuallyHidden>
          <Say>{name}</Say>
        </p>
        {at && (
          <p css={detail}>
            <time dateTime={at}>{writeDay(new Date(at))}</time>
          </p>
        )}
        {text && (
          <p css={detail}>
            <Say {...values}>{text}</Say>
          </p>
        )}
      </div>
    </li>
  );
};
