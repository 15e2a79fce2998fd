import type { HttpClient } from '../core/http';
import type { LogEntry } from '../core/log';

/** Maximum length that the server accepts for each text (`insert.log.open`). */
const LIMITS = { message: 500, source: 500, path: 500, stack: 8_000 };

/**
 * Writes an exception from the front-end log to the server log, as type `exception`.
 * @throws {Error} when the server refuses it or the request fails; nothing is shown to the user
 */
export async function sendException(http: Pick<HttpClient, 'send'>, entry: LogEntry): Promise<void> {
  const { message, meta, source, stack, time } = entry;
  const { path, ...facts } = meta;
  const known = Object.entries(facts).map(([key, value]) => `${key}: ${value}`);
  const answer = await http.send({
    operation: 'insert',
    entity: 'log',
    scope: 'open',
    params: {
      message: [message, ...known].join('\n').slice(0, LIMITS.message),
      time,
      source: source?.slice(0, LIMITS.source),
      path: path === undefined ? undefined : String(path).slice(0, LIMITS.path),
      stack: stack?.slice(0, LIMITS.stack),
    },
    // The caller reports the result once for all entries.
    silent: true,
  });
  if (answer.kind === 'rejected') throw new Error(answer.body.message ?? 'refused');
}
