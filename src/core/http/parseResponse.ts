import { type Envelope, STATUS } from '../../../contract/calls/envelope';
import { pickStrings } from '../../../contract/calls/refusal';
import { isRecord } from '../../../contract/values/isRecord';
import type { CallResponse } from './Call';
import { parseListMetadata } from './parseListMetadata';

/** Body text of a response, with its content type. */
export interface ResponseText {
  text: string;
  contentType: string;
}

/** Body status 401 is a separate kind, because it always fails. */
export type ParsedResponse = CallResponse | { kind: 'sessionEnded'; body: unknown } | { kind: 'malformed' };

/** Classifies a successful HTTP response by the rules of spec §7. */
export function parseResponse(response: ResponseText): ParsedResponse {
  const json = parseJson(response.text);
  if (!json.ok) return isPlain(response) ? { kind: 'raw', body: response.text } : { kind: 'malformed' };
  const body = json.value;
  if (!isRecord(body) || body.status === undefined) return { kind: 'raw', body };
  if (body.status === STATUS.UNAUTHENTICATED) return { kind: 'sessionEnded', body };
  const envelope = toEnvelope(body);
  return { kind: envelope.status === STATUS.SUCCESS ? 'success' : 'rejected', body: envelope };
}

/** Parses JSON; returns `ok: false` for invalid text. */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false };
    throw error;
  }
}

/** Files such as CSV are returned unchanged. HTML instead of a response comes from a proxy. */
function isPlain({ text, contentType }: ResponseText): boolean {
  return text === '' || (contentType !== '' && !/json|html/i.test(contentType));
}

/** Converts a body to an envelope and skips invalid parts: a third-party back end can leave some out, or send null. */
function toEnvelope(body: Record<string, unknown>): Envelope {
  const { status, message, code, dataCount, counts, references, trend, errors, codes, ...rest } = body;
  return {
    ...rest,
    ...parseListMetadata({ counts, references, trend }),
    status: typeof status === 'number' ? status : Number.NaN,
    message: typeof message === 'string' ? message : '',
    ...(typeof code === 'string' && { code }),
    ...(typeof dataCount === 'number' && { dataCount }),
    ...(isRecord(errors) && { errors: pickStrings(errors) }),
    ...(isRecord(codes) && { codes: pickStrings(codes) }),
  };
}
