import { Page } from '@shop/ui';
import { Benefits } from './benefits.tsx';
import { Facts } from './facts.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import { Origin } from './origin.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';

const TITLE = 'Flor de Kaab | Elixir Ancestral de México';
const DESCRIPTION =
  'Gotas de miel yucateca con flores nativas de México. Once mezclas listas para enviar y un taller para crear la tuya. Envío gratis a todo México.';

/** The home page. */
export const HomePage = () => (
  <Page title={TITLE} description={DESCRIPTION} exactTitle>
    <Hero />
    <Facts />
    <Benefits />
    <Featured />
    <Steps />
    <Origin />
    <Testimonials />
  </Page>
);
