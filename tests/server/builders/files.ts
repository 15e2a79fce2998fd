import type { StoredFile } from '../../../contract/calls/files';
import { pngPicture } from '../../unit/support/pictures';
import { serial } from './records';
import type { Answered, TestApp } from './testApp';

export interface UploadOptions {
  content?: Buffer;
  kind?: string;
  /** The name and the type that the client declares. */
  name?: string;
  type?: string;
  /** Name of the form field. */
  field?: string;
  token?: string;
}

/** Returns a picture that no other test has. */
export function newPicture(): Buffer {
  const number = serial();
  return pngPicture({ width: 200 + (number % 500), height: 200 + Math.floor(number / 500) });
}

/** Separates the parts of a form. */
const BOUNDARY = 'a-boundary-no-picture-holds';

/** Sends a file in a form. Written here, because test environments have their own forms. */
export async function upload(server: TestApp, options: UploadOptions = {}): Promise<Answered> {
  const { content = newPicture(), kind = 'image', token = server.token } = options;
  const { name = 'photo.png', type = 'image/png', field = 'file' } = options;
  const head = [
    `--${BOUNDARY}`,
    `content-disposition: form-data; name="${field}"; filename="${name}"`,
    `content-type: ${type}`,
    '\r\n',
  ].join('\r\n');
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/upload.file.open?kind=${kind}`,
    headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
  return { http: response.statusCode, headers: response.headers, text: response.body, body: JSON.parse(response.body) };
}

/** Uploads a file and returns what is known of it. */
export async function uploaded(server: TestApp, options: UploadOptions = {}): Promise<StoredFile> {
  const { body, text } = await upload(server, options);
  if (body.status !== 8000) throw new Error(`nothing was uploaded: ${text}`);
  return body.data;
}

/** Requests the content of a file. */
export function content(server: TestApp, fileId: string, { token = server.token, range = '' } = {}) {
  return server.app.inject({
    url: `/api/selectContent.file.open?fileId=${encodeURIComponent(fileId)}`,
    headers: { authorization: token, ...(range ? { range } : {}) },
  });
}
