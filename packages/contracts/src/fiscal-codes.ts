/** The tax authority's catalogues (SAT, CFDI 4.0), as far as a buyer of honey needs them. */
type Persons = 'F' | 'M' | 'FM';

/** c_RegimenFiscal: F are people, M companies. */
export const REGIMES = {
  '601': ['M', 'General de Ley Personas Morales'],
  '603': ['M', 'Personas Morales con Fines no Lucrativos'],
  '605': ['F', 'Sueldos y Salarios e Ingresos Asimilados a Salarios'],
  '606': ['F', 'Arrendamiento'],
  '607': ['F', 'Enajenación o Adquisición de Bienes'],
  '608': ['F', 'Demás ingresos'],
  '610': ['FM', 'Residentes en el Extranjero sin Establecimiento Permanente en México'],
  '611': ['F', 'Ingresos por Dividendos (socios y accionistas)'],
  '612': ['F', 'Personas Físicas con Actividades Empresariales y Profesionales'],
  '614': ['F', 'Ingresos por intereses'],
  '615': ['F', 'Ingresos por obtención de premios'],
  '616': ['F', 'Sin obligaciones fiscales'],
  '620': ['M', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos'],
  '621': ['F', 'Incorporación Fiscal'],
  '622': ['M', 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras'],
  '623': ['M', 'Opcional para Grupos de Sociedades'],
  '624': ['M', 'Coordinados'],
  '625': ['F', 'Actividades Empresariales con ingresos por Plataformas Tecnológicas'],
  '626': ['FM', 'Régimen Simplificado de Confianza'],
} as const satisfies Record<string, readonly [Persons, string]>;
export type Regime = keyof typeof REGIMES;

/** c_UsoCFDI. */
export const USES = {
  G01: 'Adquisición de mercancías',
  G03: 'Gastos en general',
  S01: 'Sin efectos fiscales',
} as const;
export type InvoiceUse = keyof typeof USES;

const WITH_EXPENSES = ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'];
/** A buyer who deducts nothing gets an invoice without tax effects. */
export const usesOf = (regime: string): InvoiceUse[] =>
  WITH_EXPENSES.includes(regime) ? ['G01', 'G03', 'S01'] : ['S01'];

export const PUBLIC_RFC = 'XAXX010101000';
const FOREIGN_RFC = 'XEXX010101000';
export const isGeneric = (rfc: string): boolean => rfc === PUBLIC_RFC || rfc === FOREIGN_RFC;

/** The regimes that the owner of an RFC may have: companies have 12 characters, people 13. */
export function regimesOf(rfc: string): Regime[] {
  if (isGeneric(rfc)) return ['616'];
  const who = rfc.length === 12 ? 'M' : 'F';
  return (Object.keys(REGIMES) as Regime[]).filter((regime) => REGIMES[regime][0].includes(who));
}
