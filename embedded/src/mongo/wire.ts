// MongoDB wire protocol: framing, OP_MSG (and the OP_QUERY hello), replies with raw (already encoded) documents.
import { type Socket } from 'node:net';
import { calculateObjectSize, deserialize, serialize } from 'bson';

const OP_REPLY = 1,
  OP_QUERY = 2004,
  OP_MSG = 2013;
const MAX = 48_000_000;
const DOC = { promoteValues: true, promoteLongs: true, promoteBuffers: false } as const;
export const decode = (b: Uint8Array): any => deserialize(b, DOC);
export const encode = (d: any): Buffer => {
  const u = serialize(d, { ignoreUndefined: true });
  return Buffer.from(u.buffer, u.byteOffset, u.byteLength);
};

/** A cursor reply whose documents are BSON bytes taken from storage; spliced in without decoding. */
export class RawCursor {
  id: bigint;
  ns: string;
  first: boolean;
  docs: Buffer[];
  constructor(id: bigint, ns: string, first: boolean, docs: Buffer[]) {
    this.id = id;
    this.ns = ns;
    this.first = first;
    this.docs = docs;
  }
  encode(): Buffer {
    const field = this.first ? 'firstBatch' : 'nextBatch';
    const idx = this.docs.map((_, i) => Buffer.from(`\x03${i}\0`, 'latin1'));
    let arr = 5;
    for (let i = 0; i < this.docs.length; i++) arr += idx[i]!.length + this.docs[i]!.length;
    const nsb = Buffer.from(this.ns);
    const cur = 4 + (1 + 3 + 8) + (1 + 3 + 4 + nsb.length + 1) + (1 + field.length + 1 + arr) + 1;
    const size = 4 + (1 + 7 + cur) + (1 + 3 + 8) + 1;
    const b = Buffer.allocUnsafe(size);
    let o = b.writeInt32LE(size, 0);
    o = b.writeUInt8(3, o);
    o += b.write('cursor\0', o, 'latin1');
    o = b.writeInt32LE(cur, o);
    o = b.writeUInt8(0x12, o);
    o += b.write('id\0', o, 'latin1');
    o = b.writeBigInt64LE(this.id, o);
    o = b.writeUInt8(2, o);
    o += b.write('ns\0', o, 'latin1');
    o = b.writeInt32LE(nsb.length + 1, o);
    o += nsb.copy(b, o);
    o = b.writeUInt8(0, o);
    o = b.writeUInt8(4, o);
    o += b.write(field + '\0', o, 'latin1');
    o = b.writeInt32LE(arr, o);
    for (let i = 0; i < this.docs.length; i++) {
      o += idx[i]!.copy(b, o);
      o += this.docs[i]!.copy(b, o);
    }
    o = b.writeUInt8(0, o);
    o = b.writeUInt8(0, o);
    o = b.writeUInt8(1, o);
    o += b.write('ok\0', o, 'latin1');
    o = b.writeDoubleLE(1, o);
    b.writeUInt8(0, o);
    return b;
  }
}

export type Handler = (cmd: any, legacy: boolean) => Promise<any> | any;

export function serve(sock: Socket, handle: Handler) {
  let chunks: Buffer[] = [],
    have = 0,
    busy = Promise.resolve(),
    reqId = 0;
  sock.setNoDelay(true);
  sock.on('error', () => sock.destroy());
  sock.on('data', (c: Buffer) => {
    chunks.push(c);
    have += c.length;
    while (have >= 16) {
      const head = chunks[0]!.length >= 4 ? chunks[0]! : (chunks = [Buffer.concat(chunks)])[0]!;
      const len = head.readInt32LE(0);
      if (len < 16 || len > MAX) {
        sock.destroy();
        return;
      }
      if (have < len) return;
      const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      const msg = all.subarray(0, len),
        rest = all.subarray(len);
      chunks = rest.length ? [rest] : [];
      have = rest.length;
      busy = busy
        .then(() => one(msg))
        .catch(() => {
          sock.destroy();
        });
    }
  });
  async function one(m: Buffer) {
    const id = m.readInt32LE(4),
      op = m.readInt32LE(12);
    if (op === OP_MSG) {
      const flags = m.readUInt32LE(16),
        end = flags & 1 ? m.length - 4 : m.length;
      if (flags & ~0x10003 & 0xffff) throw new Error('unknown required flag');
      let p = 20,
        cmd: any;
      const seqs: Record<string, any[]> = {};
      while (p < end) {
        const kind = m[p++];
        const size = m.readInt32LE(p);
        if (size < 5 || p + size > end) throw new Error('bad section');
        if (kind === 0) cmd = decode(m.subarray(p, p + size));
        else if (kind === 1) {
          let q = p + 4;
          const z = m.indexOf(0, q);
          const name = m.toString('utf8', q, z);
          q = z + 1;
          const docs: any[] = [];
          while (q < p + size) {
            const n = m.readInt32LE(q);
            if (n < 5) throw new Error('bad doc');
            docs.push(decode(m.subarray(q, q + n)));
            q += n;
          }
          seqs[name] = docs;
        } else throw new Error('bad section kind');
        p += size;
      }
      Object.assign(cmd, seqs);
      const reply = await handle(cmd, false);
      if (flags & 2) return; // moreToCome: no reply wanted
      const body = reply instanceof RawCursor ? reply.encode() : encode(reply);
      const out = Buffer.allocUnsafe(21);
      out.writeInt32LE(21 + body.length, 0);
      out.writeInt32LE(++reqId, 4);
      out.writeInt32LE(id, 8);
      out.writeInt32LE(OP_MSG, 12);
      out.writeUInt32LE(0, 16);
      out[20] = 0;
      sock.cork();
      sock.write(out);
      sock.write(body);
      sock.uncork();
    } else if (op === OP_QUERY) {
      // only drivers' first hello
      const z = m.indexOf(0, 20);
      const cmd = decode(m.subarray(z + 9));
      cmd.$db ??= m.toString('utf8', 20, z).split('.')[0];
      const body = encode(await handle(cmd, true));
      const out = Buffer.alloc(36);
      out.writeInt32LE(36 + body.length, 0);
      out.writeInt32LE(++reqId, 4);
      out.writeInt32LE(id, 8);
      out.writeInt32LE(OP_REPLY, 12);
      out.writeInt32LE(8, 16);
      out.writeInt32LE(1, 32);
      sock.write(Buffer.concat([out, body]));
    } else throw new Error(`opcode ${op} not supported`);
  }
}
export { calculateObjectSize };
