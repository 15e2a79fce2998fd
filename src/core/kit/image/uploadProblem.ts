import { MEBIBYTE, type UploadKind, type UploadRule, uploadRules } from '../../../../contract/calls/files';
import type { Problem } from '../../../../contract/problems';

/** Returns why a file cannot be uploaded, as far as the browser can tell; the server checks the content. */
export function uploadProblem(file: Pick<File, 'type' | 'size'>, kind: UploadKind): Omit<Problem, 'field'> | undefined {
  const { content, mimes, bytesMax }: UploadRule = uploadRules[kind];
  if (content === 'image' && !mimes.includes(file.type)) return { code: 'notAnImage' };
  // Browsers use various MIME types for recordings, and none for some.
  if (content === 'audio' && !/^($|audio\/|video\/(mp4|3gpp)|application\/octet-stream)/.test(file.type)) {
    return { code: 'notAudio' };
  }
  if (file.size === 0) return { code: 'fileEmpty' };
  if (file.size > bytesMax) return { code: 'fileTooLarge', params: { max: bytesMax / MEBIBYTE } };
  return undefined;
}
