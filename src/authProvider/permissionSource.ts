import type { PermissionSet } from '../../contract/envelope';
import { compilePermissions, type PermissionCheck } from '../../contract/permissions';
import { START_CALLS } from '../../contract/startCalls';
import { type HttpClient, HttpFailure } from '../core/http';
import { refused } from './AuthError';
import { parsePermissionSet } from './sessionAnswers';

/** What the administrator may do: the set as the server told it, and the check made from it. */
export interface Permissions {
  /** `undefined` when the back end names no permissions: then everything is shown, and the server decides. */
  set: PermissionSet | undefined;
  allows: PermissionCheck;
}

/** Keeps the permissions of one session in memory. */
export interface PermissionSource {
  /**
   * The permissions, asked of the server once a session.
   * @throws {HttpFailure} when the server could not be asked and nothing is known yet
   */
  get: () => Promise<Permissions>;
  /** The permissions, where they are here already. */
  known: () => Permissions | undefined;
  /** Asks the server again; what was known serves until the answer is there. */
  reload: () => Promise<Permissions>;
  /** Makes the next question go to the server. */
  forget: () => void;
}

interface AskedPermissions {
  answer: Promise<Permissions>;
  session: string;
  known?: Permissions;
}

export function createPermissionSource(http: HttpClient): PermissionSource {
  let last: AskedPermissions | undefined;

  function reload(): Promise<Permissions> {
    const asked: AskedPermissions = { answer: askServer(http), session: http.sessionKey() };
    if (last?.session !== asked.session) last = asked;
    asked.answer.then(
      (known) => {
        asked.known = known;
        last = asked;
      },
      () => {
        if (last === asked) last = undefined;
      },
    );
    return asked.answer;
  }

  const current = () => (last?.session === http.sessionKey() ? last : undefined);

  return {
    get: () => current()?.answer ?? reload(),
    known: () => current()?.known,
    reload,
    forget() {
      last = undefined;
    },
  };
}

async function askServer(http: HttpClient): Promise<Permissions> {
  const set = await askSet(http);
  return { set, allows: set ? compilePermissions(set) : () => true };
}

async function askSet(http: HttpClient): Promise<PermissionSet | undefined> {
  try {
    const answer = await http.send({ ...START_CALLS.permissions, silent: true });
    if (answer.kind === 'rejected') throw refused(answer.body);
    return parsePermissionSet(answer.kind === 'success' ? answer.body.data : answer.body);
  } catch (error) {
    // The call does not exist: a back end without permissions.
    if (error instanceof HttpFailure && (error.status === 404 || error.status === 501)) return undefined;
    throw error;
  }
}
