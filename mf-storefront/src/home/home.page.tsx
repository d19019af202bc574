import { Page, useShop } from '@shop/ui';
import { Suspense } from 'react';
import { useTexts } from '../content/use-texts.ts';
import { Benefits } from './benefits.tsx';
import { Facts } from './facts.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import { Origin } from './origin.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { useCounted } from './use-counted.ts';

/** Each part is hydrated separately, and the first view before all of them. */
const BELOW = [Facts, Benefits, Featured, Steps, Origin, Testimonials];

/** The home page. */
export const HomePage = () => {
  const { name, tagline } = useShop();
  const texts = useTexts('home');
  const counted = useCounted();
  const title = tagline ? `${name} | ${tagline}` : name;
  return (
    <Page description={counted(texts('search')?.content ?? '')} title={title} exactTitle>
      <Hero />
      {BELOW.map((Part, at) => (
        <Suspense key={at} fallback={null}>
          <Part />
        </Suspense>
      ))}
    </Page>
  );
};
