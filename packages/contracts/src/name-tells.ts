const SMALL = ['DE', 'DEL', 'LA', 'LAS', 'EL', 'LOS', 'Y', 'E'];
const LONGEST_STATEMENT = 13;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean);
const namingOf = (name: string): string[] => wordsOf(name).filter((word) => !SMALL.includes(word));

/** 'MS' of 'Miel de la Sierra', for the numbers of orders; undefined for a name without initials. */
export function prefixOf(name: string): string | undefined {
  const initials = namingOf(name).map((word) => word[0]);
  return /^[A-Z]/.exec(initials.join('')) ? initials.join('').slice(0, 6) : undefined;
}

/** The text on a card's statement for a shop with this name; undefined when it would be too short. */
export function statementOf(name: string): string | undefined {
  const whole = wordsOf(name).join(' ');
  const text = whole.length > LONGEST_STATEMENT ? namingOf(name).join(' ') : whole;
  const cut = text.slice(0, LONGEST_STATEMENT).trim();
  return cut.length < 3 ? undefined : cut;
}
