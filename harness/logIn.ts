import type { Product } from './startProduct';

/** The user who signs in. */
export interface Credentials {
  /** Defaults to the first administrator. */
  username?: string;
  password: string;
}

/** Signs in through the API, as an integrator would. Defaults to the first administrator. */
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
