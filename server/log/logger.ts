import pino from 'pino';

/**
 * Characters that a terminal interprets or hides: control characters except line feed and tab, line separators and format
 * characters.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Replaces unprintable characters by escapes (`\\u001b`), for terminals and logs. */
export function escapeControlCharacters(text: string): string {
  return text.replace(UNPRINTABLE, (match) =>
    [...Array(match.length).keys()].map((at) => `\\u${match.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}

/**
 * Creates the process log: lines of JSON that are safe against log injection by callers. JSON alone only escapes the control
 * characters of ASCII.
 */
export function createLogger(level: string, write: (line: string) => void = standardOutput()): pino.Logger {
  const redact = ['req.headers.authorization', 'req.headers.cookie'];
  return pino({ level, redact }, { write: (line) => write(escapeControlCharacters(line)) });
}

function standardOutput(): (line: string) => void {
  const output = pino.destination({ dest: 1, sync: true });
  return (line) => void output.write(line);
}
