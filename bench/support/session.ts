import { z } from 'zod';

const answer = z.object({ status: z.literal(8000), data: z.object({ token: z.string() }) });

/** Signs the first administrator in and returns the token. */
export async function signIn(api: string, password: string): Promise<string> {
  const response = await fetch(`${api}login.admin.open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return answer.parse(await response.json()).data.token;
}
