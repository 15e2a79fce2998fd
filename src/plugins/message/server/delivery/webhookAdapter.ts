import { createHmac } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '../../../../../server/plugin-api/builtin';
import type { SentChannel } from '../../entities/noticeCodes';
import type { Adapter, AddressedMessage } from './adapters';
import { DeliveryFailure } from './DeliveryFailure';
import { type ConnectionPolicy, ForbiddenAddress, guardedLookup, isAddressAllowed } from './guardedLookup';

const TIMEOUT_MS = 10_000;
/** HTTP statuses with which a gateway permanently refuses a message; every other failure is retried. */
const PERMANENT_STATUSES: readonly number[] = [400, 410, 422];

export interface WebhookTarget extends Pick<NonNullable<Config['webhooks']>, 'secret' | 'listed'> {
  channel: SentChannel;
  url: string;
}

/** Posts messages as signed JSON to the operator's gateway, without following redirects. */
export function webhookAdapter({ channel, url, secret, listed }: WebhookTarget): Adapter {
  return {
    channel,
    kind: 'webhook',
    async send(message) {
      const body = JSON.stringify(message);
      const policy = { listed, isPlaintext: new URL(url).protocol === 'http:' };
      const status = await post(url, { body, headers: headersOf(message, { body, secret }), reach: policy });
      if (status < 200 || status > 299)
        throw new DeliveryFailure(`HTTP ${status}`, { isFinal: PERMANENT_STATUSES.includes(status) });
    },
  };
}

/**
 * Returns the headers with signature, timestamp and idempotency key. A retried message keeps its key, so that the
 * gateway sends it only once.
 */
function headersOf({ id }: AddressedMessage, { body, secret }: { body: string; secret: string }) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': `outbox-${id}`,
    'X-Timestamp': timestamp,
    'X-Signature': webhookSignature({ timestamp, body, secret }),
  };
}

/** Returns the HMAC-SHA256 in hex of the seconds since 1970, a period, and the body. */
export function webhookSignature(parts: { timestamp: string; body: string; secret: string }): string {
  return createHmac('sha256', parts.secret).update(`${parts.timestamp}.${parts.body}`).digest('hex');
}

interface PostRequest {
  body: string;
  headers: Readonly<Record<string, string | number>>;
  reach: ConnectionPolicy;
}

/** Returns the status, and ignores the body of the answer. */
async function post(url: string, { body, headers, reach: policy }: PostRequest): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    // Node does not call `lookup` for IP addresses, so check them here.
    if (isIP(host) !== 0 && !isAddressAllowed(host, policy)) throw new ForbiddenAddress();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = protocol === 'http:' ? httpRequest : httpsRequest;
      const options = {
        method: 'POST',
        headers,
        lookup: guardedLookup(policy),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      } as const;
      send(url, options, resolve).on('error', reject).end(body);
    });
    response.on('error', () => undefined).destroy();
    return response.statusCode ?? 0;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'ERROR';
    throw new DeliveryFailure(code === 'ABORT_ERR' ? 'HTTP ETIMEDOUT' : `HTTP ${code}`, { cause: error });
  }
}
