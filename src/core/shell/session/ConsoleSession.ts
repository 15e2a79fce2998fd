import type { ComponentType } from 'react';
import type { NewTotp, OwnSecondFactors, SessionInfo } from '../../../../contract/calls/envelope';
import type { Refusal } from '../../../../contract/calls/refusal';
import type { SignInSteps } from '../../../../contract/session/signIn';
import type { LogEntry } from '../../log';
import type { Loader } from '../../plugin-api';
import type { SessionEvent, ViewAsInfo } from '../../storage';
import type { SiteTexts } from '../../theme/themeTexts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Props of the login page inside the console. */
export interface LoginPageProps {
  steps: SignInSteps;
  /** Called with the uuid of the user who has signed in. */
  onSignedIn: (uuid: string) => void;
  /** Texts from the operator configuration. */
  site: SiteTexts;
}

/** Calls for the user's own second factors; each rejects with an error whose message gives the reason. */
export interface SecondFactorCalls {
  own: () => Promise<OwnSecondFactors>;
  /** Starts to enroll an authenticator app. */
  beginApp: () => Promise<NewTotp>;
  /** Confirms the app with its first code; returns recovery codes if it is the first second factor. */
  confirmApp: (input: { name: string; code: string }) => Promise<readonly string[]>;
  /** Enrolls a passkey that the browser creates; the error message is empty if it created none. */
  addPasskey: (name: string) => Promise<readonly string[]>;
  rename: (input: { id: string; name: string }) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Creates new recovery codes; the old ones become invalid. */
  renewCodes: () => Promise<readonly string[]>;
}

/** Session functions for the shell; the composition root provides them from the auth provider. */
export interface ConsoleSession {
  /**
   * Rejects if nobody is logged in. Resolves to whether the user must first change the password, or enroll a second factor.
   */
  check: () => Promise<{ mustChangePassword: boolean; mustEnrol?: boolean } | undefined>;
  /** Changes the user's own password; returns the refusal, if any. */
  changePassword: (input: { oldPassword: string; password: string }) => Promise<Refusal | undefined>;
  /** Returns the user's picture; `undefined` without one. */
  portrait: () => Promise<Blob | undefined>;
  /** Sets or removes the user's picture; rejects with an error whose message gives the reason. */
  changePortrait: (picture: File | undefined) => Promise<void>;
  /** Checks the user's own password again; returns the refusal, if any. */
  reauthenticate: (password: string) => Promise<Refusal | undefined>;
  /** Checks one of the user's passkeys instead; rejects if the browser returned none. */
  reauthenticateByPasskey: () => Promise<Refusal | undefined>;
  /** Lazy-loaded. */
  secondFactor: () => Promise<SecondFactorCalls>;
  /** Returns whose console the user is viewing; `undefined` for the user's own. */
  getViewAs: () => Promise<ViewAsInfo | undefined>;
  /** Returns to the user's own session, and reloads the console. */
  endViewAs: () => Promise<void>;
  /** Lists the user's sessions, this one first. */
  ownSessions: () => Promise<readonly SessionInfo[]>;
  /** Ends one of these sessions, or all but this one. */
  endSessions: (which: { id: string } | 'others') => Promise<void>;
  /**
   * Listens to sign-in and sign-out in other windows, with the uuid of the user who is then logged in; returns
   * the unsubscribe function.
   */
  onOtherWindow: (listener: (event: SessionEvent, uuid: string) => void) => () => void;
  /** Returns the address of the login page that redirects back to an address (spec §4). */
  loginPath: (target: Address) => string;
  /** Returns the address itself if it is a page of this console, else the home page. */
  safeRedirect: (target: unknown) => string;
  /** Refetches the permissions. */
  reloadPermissions: () => Promise<unknown>;
  /** Ends the session and removes cookies and user info. Rejects without any change if the server does not answer. */
  logout: () => Promise<unknown>;
  signInSteps: SignInSteps;
  /** Writes an exception of the front-end log to the server log. Rejects on failure. */
  sendException: (entry: LogEntry) => Promise<void>;
  /** Uuid of the user of this window, even after they were signed out. */
  currentUser: () => string;
  LoginPage: Loader<ComponentType<LoginPageProps>>;
}
