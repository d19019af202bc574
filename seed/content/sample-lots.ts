/** Sample lots for the origin page of a bottle: dates are ISO days. */
export const sampleLots = [
  {
    code: 'TJ-2601-03',
    bloom: 'Tajonal',
    place: 'Tizimín, Yucatán',
    packed: '2026-02-18',
    bestBefore: '2028-02-18',
  },
  {
    code: 'TS-2603-07',
    bloom: "Ts'íits'ilche'",
    place: 'Oxkutzcab, Yucatán',
    packed: '2026-04-09',
    bestBefore: '2028-04-09',
  },
  {
    code: 'XK-2605-01',
    bloom: 'Xunáan kaab (melipona) y xtabentún',
    place: 'Maní, Yucatán',
    packed: '2026-05-22',
    bestBefore: '2027-05-22',
  },
];
