import { type HttpResponse, RequestTimeoutError } from './fetchWithTimeout';

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
 * @throws {RequestTimeoutError} when the upload stalls
 */
export default function sendForm(url: string, request: FormRequest): Promise<HttpResponse> {
  const { headers, form, signal, onProgress, stallMs } = request;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (work: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      work();
    };
    const onAbort = () => {
      xhr.abort();
      settle(() => reject(signal?.reason));
    };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        xhr.abort();
        settle(() => reject(new RequestTimeoutError(`Nothing happened for ${stallMs} ms`)));
      }, stallMs);
    };
    signal?.addEventListener('abort', onAbort);
    xhr.open('POST', url);
    xhr.withCredentials = true;
    headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      if (total > 0) onProgress?.(loaded / total);
    };
    xhr.onload = () => {
      const { status, responseText } = xhr;
      settle(() => resolve({ status, headers: headersOf(xhr), text: responseText }));
    };
    xhr.onerror = () => settle(() => reject(new TypeError('The connection failed')));
    restartTimer();
    xhr.send(form);
  });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  const type = xhr.getResponseHeader('content-type');
  if (type !== null) headers.set('content-type', type);
  return headers;
}
