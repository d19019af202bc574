/** Parts of an address inside a building, which are no colonia. */
const INSIDE =
  /^(?:#|\d|int|depto|departamento|dpto|piso|local|casa|lote|mz|manzana|edif|torre|interior|no\.)/i;
const TITLE = /^col(?:onia|\.)?\s+/i;
/** In 'Calle 60 número 491 int. 4': the street, then the number with what follows it inside the building. */
const NUMBER =
  /^(.*?\D)\s*(?:#|\bn[úu]m(?:ero|\.)?|\bno\.)?\s*\b(\d+[\w-]*(?:\s*,?\s*(?:int|depto|piso|local|interior).*)?)$/iu;

/** Splits off the colonia, which the checkout's form joins to the street with a comma. */
export function splitAddress(address: string): { street: string; colonia: string } {
  const at = address.lastIndexOf(',');
  const last = address.slice(at + 1).trim();
  if (at < 0 || INSIDE.test(last)) return { street: address.trim(), colonia: '' };
  return { street: address.slice(0, at).trim(), colonia: last.replace(TITLE, '') };
}

/** Splits off the house number; carriers print 'S/N' when there is none. */
export function splitStreet(address: string): { street: string; number: string } {
  const [, street, number] = NUMBER.exec(address) ?? [];
  const name = street?.replace(/[\s,#]+$|\s*(?:n[úu]m(?:ero|\.)?|no\.)\s*$/giu, '').trim();
  return name && number ? { street: name, number } : { street: address, number: 'S/N' };
}
