import { Card, css, Heading, Text, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useContent } from '../content/use-content.ts';
import { contentSteps, serviceSteps, type SetupStep } from './setup-steps.ts';
import { useGetReadinessQuery, useGetShownSettingsQuery } from './setup.api.ts';

const { color, media, space } = theme;
const list = css({
  listStyle: 'none',
  margin: `${space(4)} 0 0`,
  padding: 0,
  display: 'grid',
  gap: space(3),
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const link = css({
  display: 'inline-block',
  color: color.honey,
  fontWeight: 650,
  // What a finger can hit, without taking more room.
  [media.belowMd]: { padding: `${space(3)} 0`, margin: `-${space(3)} 0` },
});

/** What is still a sample; what could not be read is not claimed to be one. */
const useSteps = (): SetupStep[] => {
  const home = useContent('home');
  const about = useContent('about');
  const contact = useContent('contact');
  const legal = useContent('legal');
  const { data: shop } = useGetShownSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: readiness } = useGetReadinessQuery(undefined, { refetchOnMountOrArgChange: true });
  const entries = [contact, home, about, legal].flatMap((page) => page.entries);
  return [...(readiness ? serviceSteps(readiness) : []), ...(shop ? contentSteps(entries, shop) : [])];
};

/** 'Pon tu tienda lista': what the owner still has to make their own; nothing once all is done. */
export const SetupList = () => {
  const steps = useSteps();
  if (steps.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="pon-lista" css={{ marginBottom: space(6) }}>
      <Heading level={2} look="small" id="pon-lista">
        Pon tu tienda lista
      </Heading>
      <Text size="sm" tone="soft">
        Esto viene de muestra. La lista desaparece cuando todo sea tuyo.
      </Text>
      <ul css={list}>
        {steps.map(({ title, text, to }) => (
          <li key={title}>
            <Link to={to} css={link}>
              {title}
            </Link>
            <Text size="sm">{text}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
};
