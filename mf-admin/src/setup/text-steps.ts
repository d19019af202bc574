import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { namesSampleBrand, SAMPLE, SAMPLE_PLACE } from '@shop/contracts/sample';
import type { Settings } from '@shop/contracts/settings';
import type { OwnText } from '@shop/contracts/text';
import { pageLabel } from '../content/pages.ts';
import { sectionName } from '../content/section-names.ts';
import { saidInTienda } from '../texts/of-tienda.ts';

export type TextLink = { title: string; to: string };

/** Contracts with shoppers, which a lawyer reads: drafts until their owner has saved them once. */
const FOR_A_LAWYER = new Set(['legal/terminos', 'legal/privacidad']);
/** What 'Tienda' says in their place, once it does. */
const PLACES: Record<string, string> = { 'contact/info': '#contacto', 'contact/redes': '#redes' };
const placeOf = ({ page, section }: OwnText) => `${page}/${section}`;

export const isTestimonials = (text: OwnText) => placeOf(text) === 'home/testimonials';
/** Opinions of nobody, which go with the samples: what an owner wrote stays, whatever words it has. */
export const isInvented = (text: OwnText) =>
  !text.unpublished && text.publishedVersion === 0 && isTestimonials(text) && SAMPLE.test(text.content ?? '');

type Says = (what: (word: string) => boolean) => boolean;
const wordsOf = ({ title, content, items = [] }: OwnText): Says => {
  const words = [title, content, ...items.flatMap((item) => [item.title, item.text, item.note])];
  return (what) => words.some((word) => word && what(word));
};

/** Words that are the sample's: they call themselves so, or name its brand, or nobody wrote them and they name its place. */
function isSample(text: OwnText): boolean {
  const says = wordsOf(text);
  return (
    says((word) => SAMPLE.test(word) || namesSampleBrand(word)) ||
    (text.version === 0 && (says((word) => SAMPLE_PLACE.test(word)) || FOR_A_LAWYER.has(placeOf(text))))
  );
}

/** The cart says by itself with what one pays, until its owner does. */
const namesProvider = (text: OwnText): boolean =>
  !(text.version === 0 && placeOf(text) === 'checkout/payment') &&
  wordsOf(text)((word) => word.includes(PROVIDER_LABEL));

/**
 * The texts that are shown and still are what the shop came with, each with where it is changed.
 * @param isAlone the shop takes its money itself: those that name the payment provider are none of its own
 */
export const sampleTexts = (texts: OwnText[], shop: Settings, isAlone: boolean): TextLink[] =>
  texts
    .filter((text) => !text.unpublished && !isInvented(text))
    .filter((text) => isSample(text) || (isAlone && namesProvider(text)))
    .filter((text) => !saidInTienda(text, shop))
    .map((text) => ({
      title: `${pageLabel(text.page)}: ${sectionName(text) ?? text.section}`,
      to: PLACES[placeOf(text)]
        ? `/admin/settings${PLACES[placeOf(text)]}`
        : `/admin/texts?ventana=texto.${text.id}`,
    }));
