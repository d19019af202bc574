import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sendImage } from './send-image.ts';

/** A request whose progress the test controls. */
class PlayedRequest {
  static last: PlayedRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  aborted = false;
  constructor() {
    PlayedRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
    this.onloadend?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.XMLHttpRequest = PlayedRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = real;
});

const send = () => {
  const sent = sendImage(new File(['x'], 'foto.jpg'), {
    url: '/api/admin/upload-image',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return { sent, call: PlayedRequest.last };
};

test('when a photo takes ten minutes but gets on then it is not given up', async () => {
  const { sent, call } = send();
  for (let i = 1; i <= 10; i += 1) {
    jest.advanceTimersByTime(60_000);
    call.upload.onprogress?.({ loaded: i, total: 10 });
  }
  call.answer(201, { imageUrl: 'http://localhost/media/a.webp' });

  expect(await sent).toMatchObject({ data: { imageUrl: 'http://localhost/media/a.webp' } });
  jest.advanceTimersByTime(600_000);
  expect(call.aborted).toBe(false);
});

test('when nothing moves for two minutes then it is given up as unreachable', async () => {
  const { sent, call } = send();
  call.upload.onprogress?.({ loaded: 1, total: 10 });

  jest.advanceTimersByTime(120_000);

  expect(call.aborted).toBe(true);
  expect(await sent).toHaveProperty('error');
});
