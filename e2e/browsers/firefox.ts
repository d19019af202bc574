import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';
import type { Driver } from './driver.ts';

type Answer = { id?: number; type: string; result?: Record<string, unknown>; message?: string };

/** Commands over the web socket that Firefox opens; each answer has the number of its command. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? -1)?.(answer);
  });
  await new Promise((open, fail) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  let last = 0;
  return async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result = {}, message = '' } = await answered;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(executable: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    'user_pref("remote.active-protocols", 1);\nuser_pref("toolkit.startup.max_resumed_crashes", -1);\n' +
      'user_pref("intl.accept_languages", "es-MX");\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n',
  );
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = startChild(executable, args, { HOME: profile });
  const [, address = ''] = await child.says(/WebDriver BiDi listening on (ws:\S+)/);
  const send = await connect(address);
  await send('session.new', { capabilities: {} });
  const tree = await send('browsingContext.getTree', {});
  const [{ context }] = tree['contexts'] as [{ context: string }];
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (declaration, given) => {
      const answer = await send('script.callFunction', {
        functionDeclaration: `() => JSON.stringify((${declaration})(...${JSON.stringify(given)}))`,
        target: { context },
        awaitPromise: false,
      });
      if (answer['type'] === 'exception') throw new Error(JSON.stringify(answer['exceptionDetails']));
      const { value } = answer['result'] as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    close: async () => {
      await child.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
