/** The text of a file and what its letters were written in. UTF-16 shows in its mark or in every second byte. */
export function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const read = (encoding: string, fatal = false) => ({
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
    encoding,
  });
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return read('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return read('utf-16be');
  try {
    return read('utf-8', true);
  } catch {
    // What older spreadsheets write; latin-1 is a part of it, and every byte means something.
    return read('windows-1252');
  }
}
