import { type Exchange, TimeoutReached } from './fetchWithTimeout';

export interface FormRequest {
  headers: Headers;
  form: FormData;
  signal?: AbortSignal | null;
  /** Receives the uploaded fraction, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Milliseconds without progress after which the upload is aborted. */
  stallMs: number;
}

/**
 * Posts a form and reads the whole response. It uses XMLHttpRequest, because `fetch` does not report upload progress. A
 * large file takes long on a slow line, so only a stall is limited.
 * @throws {TimeoutReached} when the upload stalls
 */
export default function sendForm(url: string, request: FormRequest): Promise<Exchange> {
  const { headers, form, signal, onProgress, stallMs } = request;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const exchange = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (work: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      work();
    };
    const onAbort = () => {
      exchange.abort();
      settle(() => reject(signal?.reason));
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        exchange.abort();
        settle(() => reject(new TimeoutReached(`Nothing happened for ${stallMs} ms`)));
      }, stallMs);
    };
    signal?.addEventListener('abort', onAbort);
    exchange.open('POST', url);
    exchange.withCredentials = true;
    headers.forEach((value, name) => {
      exchange.setRequestHeader(name, value);
    });
    exchange.upload.onprogress = ({ loaded, total }) => {
      watch();
      if (total > 0) onProgress?.(loaded / total);
    };
    exchange.onload = () => {
      const { status, responseText } = exchange;
      settle(() => resolve({ status, headers: headersOf(exchange), text: responseText }));
    };
    exchange.onerror = () => settle(() => reject(new TypeError('The connection failed')));
    watch();
    exchange.send(form);
  });
}

function headersOf(exchange: XMLHttpRequest): Headers {
  const headers = new Headers();
  const type = exchange.getResponseHeader('content-type');
  if (type !== null) headers.set('content-type', type);
  return headers;
}
