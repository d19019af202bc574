/** What the texts call themselves that a shop comes with, until its owner has replaced them. */
export const SAMPLE = /de muestra|de ejemplo|\.example\b|^borrador|sin enlace/i;
/** Its brand; a bee of the region is called xunáan kaab. */
export const SAMPLE_BRAND = /(?<!xun[aá]an[ -])\bkaab\b/i;
/** Where it stands. */
export const SAMPLE_PLACE = /\bmayab\b|\byucat|\bmérida\b/i;
