import type { KeysProbed } from '@shop/contracts/keys';
import * as z from 'zod';

const TIMEOUT_MS = 5_000;
const account = z.object({
  nickname: z.string().optional(),
  site_id: z.string().optional(),
  tags: z.array(z.string()).optional(),
});

/** Asks whose the token is, which changes nothing. @throws when the provider does not answer */
export async function probeAccount(url: string, accessToken: string): Promise<KeysProbed> {
  const response = await fetch(`${url}/users/me`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status } = response;
  const said = account.safeParse(await response.json().catch(() => ({}))).data ?? {};
  if (status === 401 || status === 403)
    return no('Mercado Pago no reconoce el access token: está mal copiado, se renovó o se revocó.');
  if (!response.ok) return no(`Mercado Pago contestó con un error (${status}). Intenta en unos minutos.`);
  const name = said.nickname ?? 'sin nombre';
  if (said.site_id !== 'MLM')
    return no(
      `La cuenta ${name} es de otro país (${said.site_id ?? '?'}): la tienda cobra en pesos mexicanos.`,
    );
  const isTrial = accessToken.startsWith('TEST-') || said.tags?.includes('test_user');
  const mode = isTrial ? 'De prueba: nadie paga con dinero real.' : 'Real: se cobra de verdad.';
  return { isGood: true, text: `Es la cuenta ${name}. ${mode}` };
}

const no = (text: string): KeysProbed => ({ isGood: false, text });
