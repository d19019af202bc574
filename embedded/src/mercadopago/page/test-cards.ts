type TestCard = { name: string; number: string; cvv: string; method: string; type: string };

/** The provider's test cards for Mexico; every other number is refused, so that nobody types in a real one. */
export const testCards: TestCard[] = [
  { name: 'Mastercard', number: '5474925432670366', cvv: '123', method: 'master', type: 'credit_card' },
  { name: 'Visa', number: '4075595716483764', cvv: '123', method: 'visa', type: 'credit_card' },
  { name: 'American Express', number: '371180303257522', cvv: '1234', method: 'amex', type: 'credit_card' },
  {
    name: 'Mastercard débito',
    number: '5579053461482647',
    cvv: '123',
    method: 'debmaster',
    type: 'debit_card',
  },
  { name: 'Visa débito', number: '4189141221267633', cvv: '123', method: 'debvisa', type: 'debit_card' },
];

export const testExpiry = '11/30';

export const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
