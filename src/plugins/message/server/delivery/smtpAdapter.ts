import type { Transporter } from 'nodemailer';
import type { Config } from '../../../../../server/plugin-api/builtin';
import type { Adapter } from './adapters';
import { DeliveryFailure } from './DeliveryFailure';

const TIMEOUT_MS = 10_000;
/** A relay on this host can be used without TLS; any other must support it. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Sends e-mail by SMTP (RFC 5321), with one connection for each run. */
export function smtpAdapter({ url, from }: NonNullable<Config['smtp']>): Adapter {
  let openedTransport: Promise<Transporter> | undefined;
  return {
    channel: 'email',
    kind: 'smtp',
    async send({ id, address, title, content }) {
      openedTransport ??= openTransport(url);
      const transport = await openedTransport;
      try {
        // A retried message keeps its id, so that mailboxes recognize it.
        const messageId = `<outbox-${id}@${from.split('@').at(-1)}>`;
        await transport.sendMail({ from, to: address, subject: title, text: content, messageId });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => void openedTransport?.then((transport) => transport.close()),
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !LOCAL_HOSTS.includes(hostname),
    ignoreTLS: !secure && LOCAL_HOSTS.includes(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Ignored, because the next message replaces a lost connection.
  transport.on('error', () => undefined);
  return transport;
}

/** A reply code of 500 or higher permanently refuses the message (RFC 5321, 4.2.1); every other failure is retried. */
function failureOf(error: unknown): DeliveryFailure {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode !== 'number')
    return new DeliveryFailure(`SMTP ${String(code ?? '')}`.trim(), { cause: error });
  // An authentication failure concerns all messages, and the operator can fix it, so it is not final.
  const isFinal = responseCode >= 500 && code !== 'EAUTH';
  return new DeliveryFailure(`SMTP ${responseCode}`, { isFinal, cause: error });
}
