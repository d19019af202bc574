import { useShop } from '@shop/ui';
import { TextedPage } from '../content/texted-page.tsx';
import { Benefits } from './benefits.tsx';
import { Facts } from './facts.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import { Origin } from './origin.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page. */
export const HomePage = () => {
  const { name, tagline } = useShop();
  return (
    <TextedPage of="home" title={tagline ? `${name} | ${tagline}` : name} exactTitle>
      <Hero />
      <Facts />
      <Benefits />
      <Featured />
      <Steps />
      <Origin />
      <Testimonials />
    </TextedPage>
  );
};
