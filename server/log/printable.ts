import pino from 'pino';

/** What a terminal obeys or does not show: controls but line ends and tabs, separators of lines, format characters. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text for a terminal or a log, in which what is no character to be seen stands as its escape (`\\u001b`). */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (found) =>
    [...Array(found.length).keys()].map((at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}

/**
 * The log of the process: lines of JSON, in which what callers have sent can move no cursor and turn no line. JSON itself escapes
 * the controls of ASCII alone.
 */
export function createLogger(level: string, write: (line: string) => void = standardOutput()): pino.Logger {
  const redact = ['req.headers.authorization', 'req.headers.cookie'];
  return pino({ level, redact }, { write: (line) => write(printable(line)) });
}

function standardOutput(): (line: string) => void {
  const output = pino.destination({ dest: 1, sync: true });
  return (line) => void output.write(line);
}
