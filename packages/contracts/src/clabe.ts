const WEIGHTS = [3, 7, 1];

/** Whether it is a CLABE: eighteen digits, of which the last checks the others. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const check = digits.pop();
  const sum = digits.reduce((total, digit, i) => total + ((digit * (WEIGHTS[i % 3] ?? 0)) % 10), 0);
  return check === (10 - (sum % 10)) % 10;
}
