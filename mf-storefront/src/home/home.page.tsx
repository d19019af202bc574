import { TextedPage } from '../content/texted-page.tsx';
import { Benefits } from './benefits.tsx';
import { Facts } from './facts.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import { Origin } from './origin.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';

const TITLE = 'Flor de Kaab | Elixir Ancestral de México';

/** The home page. */
export const HomePage = () => (
  <TextedPage of="home" title={TITLE} exactTitle>
    <Hero />
    <Facts />
    <Benefits />
    <Featured />
    <Steps />
    <Origin />
    <Testimonials />
  </TextedPage>
);
