import {
  afterScripts,
  Card,
  css,
  drawnAt,
  Heading,
  ResponsiveImage,
  Skeleton,
  Stack,
  Text,
  theme,
} from '@shop/ui';
import { ArrowLink } from '../layout/arrow-link.tsx';

const { media, space } = theme;

const whole = css({
  position: 'relative',
  '& img': { transition: `transform ${theme.easeSlow}` },
  [media.hover]: { '&:hover img': { transform: 'scale(1.04)' } },
});
const frame = css({
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  background: theme.color.creamDeep,
  [media.belowMd]: afterScripts,
});
const words = css({ padding: space(6), [media.md]: { padding: space(8) } });
// The whole card is clickable; its name for screen readers stays the short link.
const stretched = css({ '&::after': { content: '""', position: 'absolute', inset: 0 } });

type BenefitCardProps = {
  to: string;
  title: string;
  action: string;
  text?: string | undefined;
  imageUrl?: string | undefined;
};

/** One of the two ways to an elixir; without text and picture it is loading. */
export const BenefitCard = ({ to, title, action, text, imageUrl }: BenefitCardProps) => (
  <Card as="article" pad={false} hover css={whole}>
    <div css={frame}>
      {imageUrl && (
        <ResponsiveImage
          src={imageUrl}
          alt=""
          width={1280}
          height={800}
          sizes={drawnAt('calc(100vw - 42px)', '(min-width: 1184px) 546px', '(min-width: 768px) 46vw')}
        />
      )}
    </div>
    <Stack gap={3} css={words}>
      <Heading level={3} look="section">
        {title}
      </Heading>
      {text ? <Text tone="soft">{text}</Text> : <Skeleton height="3.4rem" />}
      <ArrowLink to={to} css={stretched}>
        {action}
      </ArrowLink>
    </Stack>
  </Card>
);
