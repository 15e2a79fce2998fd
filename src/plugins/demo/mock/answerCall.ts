import { fail, type MockResponse, succeed } from './answers';
import { MOCK_USERS } from './mockUsers';

/** A call to the mock. */
export interface MockCall {
  method: string;
  path: string;
  body?: unknown;
}

/** The response of a successful login; never contains the password. */
export interface MockLogin {
  uuid: string;
  token: string;
  name: string;
}

/**
 * Responds to a call from memory, as a back end would. Supports only `POST /login` with user name and password. Independent
 * of the console's real session.
 * @param createToken creates the token of a login
 */
export function handleMockCall(
  { method, path, body }: MockCall,
  createToken: () => string,
): MockResponse<MockLogin | Record<string, never>> {
  if (method !== 'POST' || path !== '/login') return fail({});
  const { username, password } = readLogin(body);
  const user = MOCK_USERS.find((each) => each.username === username && each.password === password);
  if (!user) return fail({}, '账号或密码不正确');
  return succeed({ uuid: user.uuid, token: createToken(), name: user.name });
}

/** Parses the body, which can be anything. */
function readLogin(body: unknown): { username: unknown; password: unknown } {
  const { username, password }: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  return { username, password };
}
