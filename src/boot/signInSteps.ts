import { isSecondStep, type SignInSteps } from '../../contract/session/signIn';
import type { ConsoleAuthProvider } from '../authProvider/createAuthProvider';

/** Returns the sign-in steps in the form the login page takes. Calls `onEntered` with the uuid of each new session. */
export function signInSteps(
  { login, finishLogin, loginWithPasskey }: Pick<ConsoleAuthProvider, 'login' | 'finishLogin' | 'loginWithPasskey'>,
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
    signInWithPasskey: async (ticket) => entered(await loginWithPasskey(ticket)),
  };
}
