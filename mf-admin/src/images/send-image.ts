import { NETWORK_ERROR_MESSAGE, NETWORK_ERROR_STATUS, type ApiFailure } from '@shop/app-kit';
import type { UploadResponse } from '@shop/contracts/image';

/** A photo over a slow network takes long, and may wait in a queue: only an upload without progress is given up. */
const STANDSTILL_MS = 120_000;

type Sending = { url: string; onProgress: (percent: number) => void; signal: AbortSignal };
type Sent = { data: UploadResponse } | { error: ApiFailure };

/**
 * Sends a file as the field `image`; never rejects. XMLHttpRequest, because fetch does not report upload progress.
 * @param onProgress gets 0 to 100
 */
export const sendImage = (file: File, { url, onProgress, signal }: Sending): Promise<Sent> =>
  new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const form = new FormData();
    form.append('image', file);
    call.open('POST', url);
    call.withCredentials = true;
    call.setRequestHeader('accept', 'application/json');
    const moved = giveUpAtStandstill(call);
    call.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(total ? Math.round((loaded / total) * 100) : 0);
    };
    call.onload = () => resolve(outcomeOf(call));
    call.onerror = call.onabort = () => resolve({ error: UNREACHABLE });
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });

/** Aborts an upload without progress; the response has the same time limit as each chunk. */
function giveUpAtStandstill(call: XMLHttpRequest): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => call.abort(), STANDSTILL_MS);
  };
  moved();
  call.onloadend = () => clearTimeout(timer);
  return moved;
}

const UNREACHABLE: ApiFailure = {
  status: NETWORK_ERROR_STATUS,
  data: { message: NETWORK_ERROR_MESSAGE },
  text: `${NETWORK_ERROR_STATUS}: ${NETWORK_ERROR_MESSAGE}`,
};

const outcomeOf = ({ status, responseText }: XMLHttpRequest): Sent => {
  const body = parsed(responseText);
  const ok = status >= 200 && status < 300 && typeof body.imageUrl === 'string';
  if (ok) return { data: { success: true, message: '', ...body } as UploadResponse };
  return { error: { status, data: { message: body.message ?? '' }, text: `${status}: ${responseText}` } };
};

const parsed = (text: string): Partial<UploadResponse> => {
  try {
    return (JSON.parse(text) ?? {}) as Partial<UploadResponse>;
  } catch {
    return {};
  }
};
