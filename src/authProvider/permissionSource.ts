import type { PermissionSet } from '../../contract/envelope';
import { compilePermissions, type PermissionCheck } from '../../contract/permissions';
import { START_CALLS } from '../../contract/startCalls';
import { type HttpClient, HttpFailure } from '../core/http';
import { refused } from './AuthError';
import { parsePermissionSet } from './sessionAnswers';

/** The administrator's permissions: the set from the server, and the check derived from it. */
export interface Permissions {
  /** `undefined` when the back end names no permissions: then the console shows everything, and the server decides. */
  set: PermissionSet | undefined;
  allows: PermissionCheck;
}

/** Caches the permissions of one session in memory. */
export interface PermissionSource {
  /**
   * Returns the permissions; fetched once per session.
   * @throws {HttpFailure} when the server is unreachable and nothing is cached
   */
  get: () => Promise<Permissions>;
  /** Returns the permissions if they are already loaded. */
  known: () => Permissions | undefined;
  /** Refetches; the cached permissions apply until the response arrives. */
  reload: () => Promise<Permissions>;
  /** Clears the cache. */
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
