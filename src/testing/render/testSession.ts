import type { OwnSecondFactors } from '../../../contract/calls/envelope';
import type { ConsoleSession, SecondFactorCalls } from '../../core/shell/session/ConsoleSession';

const UUID = 'u1';

/** Returns a session of a signed-in administrator; a test overrides what it needs. */
export function testSession(overrides: Partial<ConsoleSession> = {}): ConsoleSession {
  const nothing = async () => undefined;
  const signedIn = async () => ({ uuid: UUID });
  return {
    check: nothing,
    loginPath: ({ pathname, search, hash }) => `/login?redirect=${encodeURIComponent(pathname + search + hash)}`,
    safeRedirect: (target) => (typeof target === 'string' ? target : '/index'),
    changePassword: nothing,
    portrait: nothing,
    changePortrait: nothing,
    reauthenticate: nothing,
    getViewAs: nothing,
    endViewAs: nothing,
    ownSessions: async () => [],
    endSessions: nothing,
    onOtherWindow: () => () => undefined,
    signInSteps: { signIn: signedIn, finishSignIn: signedIn, signInWithPasskey: signedIn },
    reauthenticateByPasskey: nothing,
    secondFactor: async () => testFactors(),
    reloadPermissions: nothing,
    logout: nothing,
    sendException: nothing,
    currentUser: () => UUID,
    LoginPage: async () => ({ default: () => null }),
    ...overrides,
  };
}

/** Returns the calls for the user's second factors with given data. Defaults to no factors. */
export function testFactors(overrides: Partial<OwnSecondFactors> = {}): SecondFactorCalls {
  const nothing = { factors: [], recoveryCodes: 0, canAddPasskey: false, canShowPasskey: false, isRequired: false };
  return {
    own: async () => ({ ...nothing, ...overrides }),
    beginApp: async () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }),
    confirmApp: async () => [],
    addPasskey: async () => [],
    rename: async () => undefined,
    remove: async () => undefined,
    renewCodes: async () => [],
  };
}
