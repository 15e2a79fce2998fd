import type { ComponentType } from 'react';
import type { SessionInfo } from '../../../../contract/envelope';
import type { Refusal } from '../../../../contract/refusal';
import type { LogEntry } from '../../log';
import type { Loader } from '../../plugin-api';
import type { SessionEvent } from '../../storage';
import type { SiteTexts } from '../../theme/themeTexts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

type SignIn = (credentials: { username: string; password: string }) => Promise<{ uuid: string }>;

/** What the login page is given when it stands inside the console. */
export interface LoginPageProps {
  signIn: SignIn;
  /** Called with the uuid of who signed in. */
  onSignedIn: (uuid: string) => void;
  /** The operator's texts. */
  site: SiteTexts;
}

/** What the shell knows about signing in and out; the composition root brings it from the auth provider. */
export interface ConsoleSession {
  /** Rejects when the server says that nobody is logged in; tells whether the password has to be changed first. */
  check: () => Promise<{ mustChangePassword: boolean } | undefined>;
  /** Changes one's own password; answers why not when the server refuses. */
  changePassword: (input: { oldPassword: string; password: string }) => Promise<Refusal | undefined>;
  /** Gives one's own password again; answers why not when the server refuses. */
  reauthenticate: (password: string) => Promise<Refusal | undefined>;
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
  /** Ends the session: cookies and the user's info go. */
  logout: () => Promise<unknown>;
  signIn: SignIn;
  /** Writes an exception of the front-end log into the server's. Rejects when that cannot be done. */
  sendException: (entry: LogEntry) => Promise<void>;
  /** Uuid of whom this window belongs to, also after they were signed out. */
  currentUser: () => string;
  LoginPage: Loader<ComponentType<LoginPageProps>>;
}
