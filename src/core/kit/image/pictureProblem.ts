import { MEBIBYTE, type UploadRule, uploadRules } from '../../../../contract/files';
import type { Problem } from '../../../../contract/problems';

/** What keeps a file from being sent as a picture, as far as the browser can tell; the server looks into it. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): Omit<Problem, 'field'> | undefined {
  const { mimes, bytesMax }: UploadRule = uploadRules.image;
  if (!mimes.includes(file.type)) return { code: 'notAnImage' };
  if (file.size === 0) return { code: 'fileEmpty' };
  if (file.size > bytesMax) return { code: 'fileTooLarge', params: { max: bytesMax / MEBIBYTE } };
  return undefined;
}
