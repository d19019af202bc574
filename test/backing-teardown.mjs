import { once } from 'node:events';
import { rmSync } from 'node:fs';

export default async function teardown() {
  const { launcher, data, containers } = globalThis.__BACKING__;
  if (launcher.exitCode === null && launcher.signalCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
  await containers?.stop();
  rmSync(data, { recursive: true, force: true });
}
