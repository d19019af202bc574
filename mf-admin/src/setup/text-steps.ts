import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { namesSampleBrand, SAMPLE, SAMPLE_PLACE } from '@shop/contracts/sample';
import type { Settings } from '@shop/contracts/settings';
import type { OwnText } from '@shop/contracts/text';
import { pageLabel } from '../content/pages.ts';
import { sectionName } from '../content/section-names.ts';
import { saidInTienda } from '../texts/of-tienda.ts';

export type TextLink = { title: string; to: string };

/** Legal texts that a lawyer should read: they count as drafts until the owner has saved them once. */
const FOR_A_LAWYER = new Set(['legal/terminos', 'legal/privacidad']);
/** The section of 'Tienda' that replaces these texts once it is filled in. */
const PLACES: Record<string, string> = { 'contact/info': '#contacto', 'contact/redes': '#redes' };
const placeOf = ({ page, section }: OwnText) => `${page}/${section}`;

export const isTestimonials = (text: OwnText) => placeOf(text) === 'home/testimonials';
/** Invented testimonials, which are removed with the samples: what an owner wrote stays, whatever its words. */
export const isInvented = (text: OwnText) =>
  !text.unpublished && text.publishedVersion === 0 && isTestimonials(text) && SAMPLE.test(text.content ?? '');

type Says = (what: (word: string) => boolean) => boolean;
const wordsOf = ({ title, content, items = [] }: OwnText): Says => {
  const words = [title, content, ...items.flatMap((item) => [item.title, item.text, item.note])];
  return (what) => words.some((word) => word && what(word));
};

/** Whether a text is the sample's: it says so, names the sample brand, or is unedited and names its place. */
function isSample(text: OwnText): boolean {
  const says = wordsOf(text);
  return (
    says((word) => SAMPLE.test(word) || namesSampleBrand(word)) ||
    (text.version === 0 && (says((word) => SAMPLE_PLACE.test(word)) || FOR_A_LAWYER.has(placeOf(text))))
  );
}

/** The cart's payment text adapts to the shop by itself until the owner edits it. */
const namesProvider = (text: OwnText): boolean =>
  !(text.version === 0 && placeOf(text) === 'checkout/payment') &&
  wordsOf(text)((word) => word.includes(PROVIDER_LABEL));

/**
 * The public texts that still are the sample's, each with a link to edit it.
 * @param isAlone the shop takes its money itself, so that texts naming the payment provider do not fit
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
