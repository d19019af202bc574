/** What the texts call themselves that a shop comes with, until its owner has replaced them. */
export const SAMPLE = /de muestra|de ejemplo|\.example\b|^borrador|sin enlace/i;
const BEE = /xun[aá]an[ -]kaab/gi;
/** Whether it has the sample's brand in it; a bee of the region has that name too. */
export const namesSampleBrand = (text: string): boolean => /\bkaab\b/i.test(text.replaceAll(BEE, ''));
/** Where it stands. */
export const SAMPLE_PLACE = /\bmayab\b|\byucat|\bmérida\b/i;
