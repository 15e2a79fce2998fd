import type { Product } from './startProduct';

/** Who signs in. */
export interface Credentials {
  /** The first administrator unless told. */
  username?: string;
  password: string;
}

/** Signs in through the API, as an integrator would; the first administrator unless told. */
export async function logIn(
  { url, adminPassword }: Product,
  { username = 'admin', password }: Credentials = { password: adminPassword },
): Promise<{ uuid: string; token: string }> {
  const answer = await fetch(`${url}/api/login.admin.open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data, message } = (await answer.json()) as { data?: { uuid: string; token: string }; message: string };
  if (!data) throw new Error(`${username} cannot sign in: ${message}`);
  return data;
}
