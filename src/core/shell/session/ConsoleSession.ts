import type { ComponentType } from 'react';
import type { Refusal } from '../../../../contract/refusal';
import type { LogEntry } from '../../log';
import type { Loader } from '../../plugin-api';
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
  /** Uuid of who is logged in on this browser. */
  currentUser: () => string;
  LoginPage: Loader<ComponentType<LoginPageProps>>;
}
