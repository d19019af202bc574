/** Marks of the sample texts that a shop comes with, until its owner replaces them. */
export const SAMPLE = /de muestra|de ejemplo|\.example\b|^borrador|sin enlace/i;
const BEE = /xun[aá]an[ -]kaab/gi;
/** Whether a text has the sample's brand; a regional bee with the same name does not count. */
export const namesSampleBrand = (text: string): boolean => /\bkaab\b/i.test(text.replaceAll(BEE, ''));
/** The sample's place. */
export const SAMPLE_PLACE = /\bmayab\b|\byucat|\bmérida\b/i;
