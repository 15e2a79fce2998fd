import { createSocket } from 'node:dgram';
import { appendFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** The copy target, as configured in `AUDIT_COPY`. */
export type CopyAddress = { kind: 'file'; path: string } | { kind: 'syslog'; host: string; port: number };

/** A row to send, and when it was written in milliseconds since 1970. */
export interface CopiedLine {
  text: string;
  time: number;
}

/** Sends lines; rejects on failure. */
export type CopyTarget = (lines: readonly CopiedLine[]) => Promise<void>;

/** Facility 13 (log audit), severity 6 (informational) of RFC 5424. */
const PRIORITY = 13 * 8 + 6;
/** Maximum bytes of a message in a datagram. */
const MESSAGE_BYTES_MAX = 65_000;

/** Parses `file:/path` or `syslog:host[:port]` (UDP; the port defaults to 514). Returns `undefined` for anything else. */
export function parseCopyAddress(text: string): CopyAddress | undefined {
  const path = /^file:(\/.+)$/.exec(text)?.[1];
  if (path !== undefined) return { kind: 'file', path };
  const [, bracketed, plain, port = '514'] =
    /^syslog:(?:\[([0-9a-fA-F:]+)\]|([^:[\]\s]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  return host !== undefined && Number(port) > 0 && Number(port) < 65_536
    ? { kind: 'syslog', host, port: Number(port) }
    : undefined;
}

/** Creates a target; sends nothing yet. */
export function createCopyTarget(address: CopyAddress): CopyTarget {
  // Only the server's own account may read the audit trail.
  if (address.kind === 'file') {
    return (lines) => appendFile(address.path, lines.map(({ text }) => `${text}\n`).join(''), { mode: 0o600 });
  }
  return (lines) => sendDatagrams(address, lines.map(syslogMessage));
}

/** Formats a line as in RFC 5424. */
function syslogMessage({ text, time }: CopiedLine): string {
  return `<${PRIORITY}>1 ${new Date(time).toISOString()} ${hostname()} elderly-care ${process.pid} audit - ${text}`;
}

async function sendDatagrams({ host, port }: { host: string; port: number }, messages: readonly string[]) {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  // An error may also occur between two messages, when nothing awaits it.
  const socketError = new Promise<never>((_, reject) => socket.on('error', reject));
  socketError.catch(() => undefined);
  const send = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      socket.send(bytes, port, host, (error) => (error ? reject(error) : resolve()));
    });
  try {
    for (const message of messages) {
      await Promise.race([send(Buffer.from(message).subarray(0, MESSAGE_BYTES_MAX)), socketError]);
    }
  } finally {
    socket.close();
  }
}
