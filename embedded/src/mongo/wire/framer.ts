/** The largest message that is accepted; hello announces it to drivers. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

/**
 * Cuts a stream of bytes into messages, each with its header.
 * Throws when a length cannot be that of a message: the stream is lost then.
 */
export function createFramer(): (chunk: Buffer) => Buffer[] {
  let chunks: Buffer[] = [];
  let received = 0;
  const join = (): Buffer => {
    const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    chunks = [all];
    return all;
  };
  /** The next message when all of it is there. */
  const next = (): Buffer | undefined => {
    if (received < HEADER_BYTES) return undefined;
    const length = (chunks[0]!.length < 4 ? join() : chunks[0]!).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new Error(`impossible message length ${length}`);
    if (received < length) return undefined;
    const all = join();
    const rest = all.subarray(length);
    chunks = rest.length > 0 ? [rest] : [];
    received = rest.length;
    return all.subarray(0, length);
  };
  return (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    const messages: Buffer[] = [];
    for (let message = next(); message; message = next()) messages.push(message);
    return messages;
  };
}
