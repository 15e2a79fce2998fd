import type { ComponentType } from 'react';
import type { NewTotp, OwnSecondFactors, SessionInfo } from '../../../../contract/envelope';
import type { Refusal } from '../../../../contract/refusal';
import type { SignInSteps } from '../../../../contract/signIn';
import type { LogEntry } from '../../log';
import type { Loader } from '../../plugin-api';
import type { SessionEvent, ViewedConsole } from '../../storage';
import type { SiteTexts } from '../../theme/themeTexts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** What the login page is given when it stands inside the console. */
export interface LoginPageProps {
  steps: SignInSteps;
  /** Called with the uuid of who signed in. */
  onSignedIn: (uuid: string) => void;
  /** The operator's texts. */
  site: SiteTexts;
}

/** One's own second factors; each call rejects with an error whose message says why. */
export interface SecondFactorCalls {
  own: () => Promise<OwnSecondFactors>;
  /** Begins to add an authenticator app. */
  beginApp: () => Promise<NewTotp>;
  /** Adds it, by its first code; answers recovery codes with the first second factor. */
  confirmApp: (given: { name: string; code: string }) => Promise<readonly string[]>;
  /** Adds a passkey, which the browser makes; the message is empty when it made none. */
  addPasskey: (name: string) => Promise<readonly string[]>;
  rename: (given: { id: string; name: string }) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Fresh recovery codes; the old ones serve no more. */
  renewCodes: () => Promise<readonly string[]>;
}

/** What the shell knows about signing in and out; the composition root brings it from the auth provider. */
export interface ConsoleSession {
  /** Rejects when the server says that nobody is logged in; tells whether the password has to be changed, or a second factor added, first. */
  check: () => Promise<{ mustChangePassword: boolean; mustEnrol?: boolean } | undefined>;
  /** Changes one's own password; answers why not when the server refuses. */
  changePassword: (input: { oldPassword: string; password: string }) => Promise<Refusal | undefined>;
  /** One's picture; `undefined` without one. */
  portrait: () => Promise<Blob | undefined>;
  /** Puts a picture in its place, or none; rejects with an error whose message says why. */
  changePortrait: (picture: File | undefined) => Promise<void>;
  /** Gives one's own password again; answers why not when the server refuses. */
  reauthenticate: (password: string) => Promise<Refusal | undefined>;
  /** Shows one of one's passkeys instead; rejects when the browser showed none. */
  reauthenticateByPasskey: () => Promise<Refusal | undefined>;
  /** Fetched when first needed. */
  secondFactor: () => Promise<SecondFactorCalls>;
  /** Whose console is seen by somebody else; `undefined` when it is one's own. */
  viewed: () => Promise<ViewedConsole | undefined>;
  /** Takes up one's own session again, and starts the console anew. */
  endView: () => Promise<void>;
  /** Where one is signed in, this window first. */
  ownSessions: () => Promise<readonly SessionInfo[]>;
  /** Signs one out at one of these places, or at all but this one. */
  endSessions: (which: { id: string } | 'others') => Promise<void>;
  /** Hears of signing in and out in other windows, with the uuid of who is logged in then; answers how to end it. */
  onOtherWindow: (listener: (event: SessionEvent, uuid: string) => void) => () => void;
  /** Address of the login page that leads back to an address (spec §4). */
  loginPath: (target: Address) => string;
  /** The address itself when it is a page of this console, else the home page. */
  safeRedirect: (target: unknown) => string;
  /** Asks for the permission groups again. */
  reloadPermissions: () => Promise<unknown>;
  /** Ends the session: cookies and the user's info go. Rejects, with everything as it was, where no server answers. */
  logout: () => Promise<unknown>;
  signInSteps: SignInSteps;
  /** Writes an exception of the front-end log into the server's. Rejects when that cannot be done. */
  sendException: (entry: LogEntry) => Promise<void>;
  /** Uuid of whom this window belongs to, also after they were signed out. */
  currentUser: () => string;
  LoginPage: Loader<ComponentType<LoginPageProps>>;
}
