import { freePorts } from '../../scripts/launch/ports.ts';
import { startChild } from './child.ts';
import type { Driver } from './driver.ts';

type Programs = { driver: string; browser: string; screen: string };

/** One command of WebDriver. */
async function command(address: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** A screen that nobody sees, and the driver on it. */
async function startDriver({ driver, screen }: Programs) {
  const display = startChild(screen, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
  const [number] = await display.says(/^\d+/);
  const [port = 0] = await freePorts(1);
  const child = startChild(driver, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    // Its sandbox cannot be made in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // Without a graphics card its compositor draws by Mesa's software renderer, which crashes now and then.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok)
    await new Promise((next) => setTimeout(next, 50));
  const stop = async () => {
    await child.stop();
    await display.stop();
  };
  return { address, stop };
}

/** WebKitGTK, Safari's engine, by its WebDriver. */
export async function startWebKit(programs: Programs): Promise<Driver> {
  const { address, stop } = await startDriver(programs);
  const options = { binary: programs.browser, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const made = await command(`${address}/session`, 'POST', { capabilities: { alwaysMatch } });
  const session = `${address}/session/${(made as { sessionId: string }).sessionId}`;
  return {
    open: async (url) => void (await command(`${session}/url`, 'POST', { url })),
    run: async (declaration, args) => {
      const script = `return JSON.stringify((${declaration})(...arguments))`;
      const value = await command(`${session}/execute/sync`, 'POST', { script, args });
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    perform: async (actions) => {
      await command(`${session}/actions`, 'POST', { actions });
      await command(`${session}/actions`, 'DELETE');
    },
    close: async () => {
      await command(session, 'DELETE').catch(() => undefined);
      await stop();
    },
  };
}
