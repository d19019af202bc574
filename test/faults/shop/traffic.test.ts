import { describe, expect, test } from '@jest/globals';
import { judge } from './traffic.ts';

const answer = (status: number, body: unknown, type = 'application/json') => ({
  status,
  body,
  headers: new Headers({ 'content-type': type }),
});
const ORIGIN = 'http://localhost:8080';
const SPANISH = { message: 'No encontramos ese pago.' };

describe('answers of the shop', () => {
  test('when an error says in JSON what is wrong then it is honest', () => {
    expect(judge(answer(404, SPANISH), false, ORIGIN)).toBeUndefined();
    expect(judge(answer(200, '<html>', 'text/html'), false, ORIGIN)).toBeUndefined();
    const current = { title: 'Mezclas Prediseñadas', imageUrl: `${ORIGIN}/media/a.webp` };
    expect(judge(answer(409, { ...SPANISH, current }), false, ORIGIN)).toBeUndefined();
    const part = { received: 1, total: 295, payLink: 'http://127.0.0.1:9000/checkout' };
    expect(judge(answer(409, { ...SPANISH, part }), false, ORIGIN)).toBeUndefined();
  });

  test.each([
    ['text', answer(404, 'Not found', 'text/plain')],
    ['no message', answer(404, { error: 'x' })],
    ['a stack', answer(404, { message: 'x', stack: 'Error' })],
    ['a host', answer(404, { message: 'connect 127.0.0.1:27017' })],
    ['a conflict whose row shows another host', answer(409, { ...SPANISH, current: { note: 'redis:6379' } })],
    ['a part that shows a host', answer(409, { ...SPANISH, part: { total: 'redis:6379' } })],
    ['one that names itself', answer(409, { message: `${ORIGIN} no responde` })],
    ['database text', answer(409, { message: 'E11000 duplicate key' })],
  ])('when an error is %s then I6 is offended', (_, wrong) => {
    expect(judge(wrong, true, ORIGIN)).toMatch(/^I6/);
  });

  test('when there is a 500 then I7 is offended, fault or not', () => {
    expect(judge(answer(500, SPANISH), true, ORIGIN)).toMatch(/^I7/);
    expect(judge(answer(503, SPANISH), false, ORIGIN)).toMatch(/^I7/);
    expect(judge(answer(503, SPANISH), true, ORIGIN)).toBeUndefined();
  });
});
