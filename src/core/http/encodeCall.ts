import { API_BASE, callPath, isReadOperation } from '../../../contract/calls/envelope';
import { toDotted } from '../../../contract/query/dotted';
import type { Call } from './Call';

/** A request for `fetch`, without the headers that every request has. */
export interface EncodedCall {
  /** Address without the query, for messages. */
  path: string;
  url: string;
  method: 'GET' | 'POST';
  body?: string | FormData;
  contentType?: string;
}

/** Encodes a call as a request: reads are GET with a dotted query, everything else is POST (protocol). */
export function encodeCall({ operation, entity, scope, params = {}, encoding = 'json', file }: Call): EncodedCall {
  const path = API_BASE + callPath(operation, entity, scope);
  const withQuery = () => {
    const query = encodeDotted(params);
    return query === '' ? path : `${path}?${query}`;
  };
  if (isReadOperation(operation)) return { path, url: withQuery(), method: 'GET' };
  if (file) {
    const body = new FormData();
    body.set('file', file);
    // The browser sets the content type, because it chooses the boundary of the parts.
    return { path, url: withQuery(), method: 'POST', body };
  }
  if (encoding === 'urlencoded') {
    return {
      path,
      url: path,
      method: 'POST',
      body: encodeDotted(params),
      contentType: 'application/x-www-form-urlencoded',
    };
  }
  return { path, url: path, method: 'POST', body: JSON.stringify(params), contentType: 'application/json' };
}

function encodeDotted(params: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(toDotted(params)).toString();
}
