import { expect, test } from '@jest/globals';
import { createLog } from './log.ts';

test('when something is logged that opens a session or an account, then the line does not have it', () => {
  const lines: string[] = [];
  const headers = { cookie: 'sid=s3same', authorization: 'Bearer s3same', accept: 'text/html' };
  const res = { headers: { 'set-cookie': 's3same' } };

  createLog('test', 'info', { write: (line) => void lines.push(line) }).info(
    { req: { headers }, res, user: { password: 's3same' } },
    'signed in',
  );

  expect(lines.join('')).toContain('text/html');
  expect(lines.join('')).not.toContain('s3same');
});
