import type { SessionInfo } from '../../contract/calls/envelope';
import type { Refusal } from '../../contract/calls/refusal';
import type { HttpClient } from '../core/http';
import { toAuthError } from './AuthError';
import { parseSessions } from './sessionResponses';

/** Calls by which users manage their own account and sessions. */
export interface AccountCalls {
  /** Changes the user's own password; returns the refusal, if any. */
  changePassword: (input: { oldPassword: string; password: string }) => Promise<Refusal | undefined>;
  /** Sets a stored file as the user's picture, or removes the picture; rejects with the reason of a refusal. */
  changePortrait: (fileId: string | null) => Promise<void>;
  /** Lists the user's sessions, this one first. */
  ownSessions: () => Promise<readonly SessionInfo[]>;
  /** Ends one of these sessions, or all but this one. */
  endSessions: (which: { id: string } | 'others') => Promise<void>;
}

interface AccountCallsOptions {
  http: HttpClient;
  onPasswordChange: () => void;
  onPortraitChange: () => void;
}

export function createAccountCalls({ http, onPasswordChange, onPortraitChange }: AccountCallsOptions): AccountCalls {
  return {
    async changePassword({ oldPassword, password }) {
      const answer = await http.send({ ...sessionCall('changePassword'), params: { oldPassword, password } });
      if (answer.kind === 'rejected') return { errors: {}, ...answer.body };
      onPasswordChange();
      return undefined;
    },

    async changePortrait(avatar) {
      const answer = await http.send({ ...sessionCall('changePortrait'), params: { avatar }, silent: true });
      if (answer.kind === 'rejected') throw toAuthError(answer.body);
      onPortraitChange();
    },

    async ownSessions() {
      const answer = await http.send(sessionCall('selectSessions'));
      if (answer.kind === 'rejected') throw toAuthError(answer.body);
      return parseSessions(answer.kind === 'success' ? answer.body.data : answer.body);
    },

    async endSessions(which) {
      const call = which === 'others' ? sessionCall('endOtherSessions') : sessionCall('endSession');
      const answer = await http.send({ ...call, params: which === 'others' ? {} : which });
      if (answer.kind === 'rejected') throw toAuthError(answer.body);
    },
  };
}

type SessionOperation =
  | 'logout'
  | 'endViewAs'
  | 'changePassword'
  | 'changePortrait'
  | 'selectSessions'
  | 'endSession'
  | 'endOtherSessions';

/** Returns a call of the session. */
export function sessionCall(operation: SessionOperation) {
  return { operation, entity: 'admin', scope: 'open' } as const;
}
