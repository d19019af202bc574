/** A document of the shop: its name in the footer, the owner's texts that make it up, and its address where it has one. */
export type LegalDocument = { label: string; sections: readonly string[]; path?: `/${string}` };

/** The whole privacy notice; short ones lead there. */
export const PRIVACY = {
  label: 'Política de Privacidad',
  sections: ['privacidad', 'almacenamiento'],
  path: '/legal/privacidad',
} satisfies LegalDocument;
/** In the place of a text that the owner has not written. */
export const NOT_WRITTEN = 'Estamos preparando este texto. Escríbenos si tienes una pregunta.';

/** What a short notice says. */
export const SHORT_NOTICE = 'aviso';

/** Texts of the content page 'legal' (SH15, H38). What has an address has an entry in pages/storefront.ts as well. */
export const LEGAL: readonly LegalDocument[] = [
  { label: 'Términos y Condiciones', sections: ['terminos'] },
  PRIVACY,
  { label: 'Política de Envíos', sections: ['envios'] },
  { label: 'Devoluciones', sections: ['devoluciones', 'cinco-dias'] },
];
