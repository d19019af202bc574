/** What follows a street within a house: no colonia. */
const INSIDE =
  /^(?:#|\d|int|depto|departamento|dpto|piso|local|casa|lote|mz|manzana|edif|torre|interior|no\.)/i;
const TITLE = /^col(?:onia|\.)?\s+/i;
/** '60 número 491 int. 4' of 'Calle 60 número 491 int. 4' ends in a number, with what follows it in the house. */
const NUMBER =
  /^(.*?\D)\s*(?:#|\bn[úu]m(?:ero|\.)?|\bno\.)?\s*\b(\d+[\w-]*(?:\s*,?\s*(?:int|depto|piso|local|interior).*)?)$/iu;

/** The colonia of an address: the form of the checkout joins it to the street with a comma. */
export function splitAddress(address: string): { street: string; colonia: string } {
  const at = address.lastIndexOf(',');
  const last = address.slice(at + 1).trim();
  if (at < 0 || INSIDE.test(last)) return { street: address.trim(), colonia: '' };
  return { street: address.slice(0, at).trim(), colonia: last.replace(TITLE, '') };
}

/** The house number of a street; without one carriers print 'S/N'. */
export function splitStreet(address: string): { street: string; number: string } {
  const [, street, number] = NUMBER.exec(address) ?? [];
  const name = street?.replace(/[\s,#]+$|\s*(?:n[úu]m(?:ero|\.)?|no\.)\s*$/giu, '').trim();
  return name && number ? { street: name, number } : { street: address, number: 'S/N' };
}
