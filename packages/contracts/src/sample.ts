/** What the texts call themselves that a shop comes with, until its owner has replaced them. */
export const SAMPLE = /de muestra|de ejemplo|\.example\b|^borrador|sin enlace/i;
