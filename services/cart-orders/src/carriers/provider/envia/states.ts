/** The provider's codes of the federal entities, by name without accents and spaces. */
const CODES: Record<string, string> = {
  aguascalientes: 'AG',
  bajacalifornia: 'BC',
  bajacaliforniasur: 'BS',
  campeche: 'CM',
  chiapas: 'CS',
  chihuahua: 'CH',
  ciudaddemexico: 'CX',
  coahuila: 'CO',
  colima: 'CL',
  durango: 'DG',
  estadodemexico: 'EM',
  guanajuato: 'GT',
  guerrero: 'GR',
  hidalgo: 'HG',
  jalisco: 'JA',
  michoacan: 'MI',
  morelos: 'MO',
  nayarit: 'NA',
  nuevoleon: 'NL',
  oaxaca: 'OA',
  puebla: 'PU',
  queretaro: 'QT',
  quintanaroo: 'QR',
  sanluispotosi: 'SL',
  sinaloa: 'SI',
  sonora: 'SO',
  tabasco: 'TB',
  tamaulipas: 'TM',
  tlaxcala: 'TL',
  veracruz: 'VE',
  yucatan: 'YU',
  zacatecas: 'ZA',
};
/** Other spellings. */
const ALIASES: Record<string, string> = {
  cdmx: 'CX',
  df: 'CX',
  distritofederal: 'CX',
  mexico: 'EM',
  edomex: 'EM',
  edodemexico: 'EM',
  coahuiladezaragoza: 'CO',
  michoacandeocampo: 'MI',
  veracruzdeignaciodelallave: 'VE',
};

/** The code of a state's name; undefined when it is not in Mexico. */
export function stateCode(name: string): string | undefined {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return CODES[plain] ?? ALIASES[plain];
}
