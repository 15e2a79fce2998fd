import { isSecondStep, type SignInSteps } from '../contract/signIn';
import type { ConsoleAuthProvider } from './authProvider/createAuthProvider';

/** The steps of signing in as the login page takes them; `onEntered` is told whose session has begun. */
export function signInSteps(
  { login, finishLogin, showPasskey }: Pick<ConsoleAuthProvider, 'login' | 'finishLogin' | 'showPasskey'>,
  onEntered: (uuid: string) => void = () => undefined,
): SignInSteps {
  const entered = <T extends { uuid: string }>(result: T): T => {
    onEntered(result.uuid);
    return result;
  };
  return {
    async signIn(credentials) {
      const result = await login(credentials);
      return isSecondStep(result) ? result : entered(result);
    },
    finishSignIn: async (proof) => entered(await finishLogin(proof)),
    showPasskey: async (ticket) => entered(await showPasskey(ticket)),
  };
}
