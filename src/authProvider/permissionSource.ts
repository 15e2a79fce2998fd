import type { PermissionSet } from '../../contract/calls/envelope';
import { compilePermissions, type PermissionCheck } from '../../contract/permissions';
import { BOOTSTRAP_CALLS } from '../../contract/session/bootstrapCalls';
import { type HttpClient, HttpFailure } from '../core/http';
import { toAuthError } from './AuthError';
import { parsePermissionSet } from './sessionResponses';

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
  loaded: () => Permissions | undefined;
  /** Refetches; the cached permissions apply until the response arrives. */
  reload: () => Promise<Permissions>;
  /** Clears the cache. */
  clearCache: () => void;
}

interface PermissionRequest {
  answer: Promise<Permissions>;
  session: string;
  loaded?: Permissions;
}

export function createPermissionSource(http: HttpClient): PermissionSource {
  let last: PermissionRequest | undefined;

  function reload(): Promise<Permissions> {
    const request: PermissionRequest = { answer: fetchPermissions(http), session: http.sessionKey() };
    if (last?.session !== request.session) last = request;
    request.answer.then(
      (loaded) => {
        request.loaded = loaded;
        last = request;
      },
      () => {
        if (last === request) last = undefined;
      },
    );
    return request.answer;
  }

  const current = () => (last?.session === http.sessionKey() ? last : undefined);

  return {
    get: () => current()?.answer ?? reload(),
    loaded: () => current()?.loaded,
    reload,
    clearCache() {
      last = undefined;
    },
  };
}

async function fetchPermissions(http: HttpClient): Promise<Permissions> {
  const set = await fetchPermissionSet(http);
  return { set, allows: set ? compilePermissions(set) : () => true };
}

async function fetchPermissionSet(http: HttpClient): Promise<PermissionSet | undefined> {
  try {
    const answer = await http.send({ ...BOOTSTRAP_CALLS.permissions, silent: true });
    if (answer.kind === 'rejected') throw toAuthError(answer.body);
    return parsePermissionSet(answer.kind === 'success' ? answer.body.data : answer.body);
  } catch (error) {
    // The call does not exist: a back end without permissions.
    if (error instanceof HttpFailure && (error.status === 404 || error.status === 501)) return undefined;
    throw error;
  }
}
