/** The 32 federal entities with the first two digits of their postal codes (Correos de México). */
const ENTITIES: [name: string, from: number, to: number][] = [
  ['Ciudad de México', 1, 16],
  ['Aguascalientes', 20, 20],
  ['Baja California', 21, 22],
  ['Baja California Sur', 23, 23],
  ['Campeche', 24, 24],
  ['Coahuila', 25, 27],
  ['Colima', 28, 28],
  ['Chiapas', 29, 30],
  ['Chihuahua', 31, 33],
  ['Durango', 34, 35],
  ['Guanajuato', 36, 38],
  ['Guerrero', 39, 41],
  ['Hidalgo', 42, 43],
  ['Jalisco', 44, 49],
  ['Estado de México', 50, 57],
  ['Michoacán', 58, 61],
  ['Morelos', 62, 62],
  ['Nayarit', 63, 63],
  ['Nuevo León', 64, 67],
  ['Oaxaca', 68, 71],
  ['Puebla', 72, 75],
  ['Querétaro', 76, 76],
  ['Quintana Roo', 77, 77],
  ['San Luis Potosí', 78, 79],
  ['Sinaloa', 80, 82],
  ['Sonora', 83, 85],
  ['Tabasco', 86, 86],
  ['Tamaulipas', 87, 89],
  ['Tlaxcala', 90, 90],
  ['Veracruz', 91, 96],
  ['Yucatán', 97, 97],
  ['Zacatecas', 98, 99],
];

export const MEXICAN_STATES = ENTITIES.map(([name]) => name);

/** The first two digits of a state's postal codes. */
export const zipRootsOf = (state: string): string[] => {
  const [, from, to] = ENTITIES.find(([name]) => name === state) ?? [state, 1, 0];
  return Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`.padStart(2, '0'));
};

/** The state of a five-digit postal code; undefined for anything else. */
export const stateOfZip = (zip: string): string | undefined => {
  if (!/^\d{5}$/.test(zip)) return undefined;
  const prefix = Number(zip.slice(0, 2));
  return ENTITIES.find(([, from, to]) => prefix >= from && prefix <= to)?.[0];
};
