/** A document of the shop: its name in the footer, the owner's texts that make it up, and its address. */
export type LegalDocument = { label: string; sections: readonly string[]; path: `/legal/${string}` };

/** The whole privacy notice; short notices link to it. */
export const PRIVACY = {
  label: 'Política de Privacidad',
  sections: ['privacidad', 'almacenamiento'],
  path: '/legal/privacidad',
} satisfies LegalDocument;
/** Shown for a text that the owner has not written. */
export const NOT_WRITTEN = 'Estamos preparando este texto. Escríbenos si tienes una pregunta.';

/** The section with the short notice. */
export const SHORT_NOTICE = 'aviso';

/** What may be sent back, and until when. */
export const RETURNS = {
  label: 'Devoluciones',
  sections: ['devoluciones', 'cinco-dias'],
  path: '/legal/devoluciones',
} satisfies LegalDocument;

/** Texts of the content page 'legal' (SH15, H38). Each has an entry in pages/storefront.ts as well. */
export const LEGAL: readonly LegalDocument[] = [
  { label: 'Términos y Condiciones', sections: ['terminos'], path: '/legal/terminos' },
  PRIVACY,
  { label: 'Política de Envíos', sections: ['envios'], path: '/legal/envios' },
  RETURNS,
];
