import { expect, test } from '@jest/globals';
import { relyingPartyOf } from './relying-party.ts';

test.each(['https://miel.example', 'http://localhost:8080', 'http://tienda.localhost:8080'])(
  'when the shop opens at %s then passkeys are made for its name',
  (origin) => {
    expect(relyingPartyOf(`${origin}/`)).toEqual({ id: new URL(origin).hostname, origin });
  },
);

test.each(['http://tienda.example', 'https://192.168.1.20', 'http://127.0.0.1:8080', 'https://[::1]'])(
  'when the shop opens at %s then browsers allow none',
  (origin) => {
    expect(relyingPartyOf(origin)).toBeUndefined();
  },
);
