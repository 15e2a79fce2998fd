import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a plugin: its path below the folder, with slashes, and its content. */
export interface FolderFile {
  path: string;
  content: Buffer;
}

/** Larger folders cannot be a server module. */
const BYTES_MAX = 32 * 2 ** 20;

/**
 * Reads all files of a folder once, so that the server runs exactly the files that it has checked.
 * @throws {Error} when the folder is too large or contains something other than files and folders
 */
export async function readFolder(folder: string): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  let bytes = 0;
  const read = async (relativePath: string) => {
    for (const name of (await readdir(join(folder, relativePath))).sort()) {
      const path = relativePath === '' ? name : `${relativePath}/${name}`;
      const stat = await lstat(join(folder, path));
      if (stat.isDirectory()) {
        await read(path);
        continue;
      }
      if (!stat.isFile()) throw new Error(`${path} is neither a file nor a folder`);
      bytes += stat.size;
      if (bytes > BYTES_MAX) throw new Error(`the folder holds more than ${BYTES_MAX / 2 ** 20} MB`);
      files.push({ path, content: await readFile(join(folder, path)) });
    }
  };
  await read('');
  return files;
}

/**
 * Returns the checksum of files: SHA-384 over the path and SHA-384 of each. It detects changed, renamed, added and
 * missing files.
 */
export function folderChecksum(files: readonly FolderFile[]): string {
  const hash = createHash('sha384');
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, content } of sorted)
    hash.update(`${createHash('sha384').update(content).digest('hex')}  ${path}\n`);
  return `sha384-${hash.digest('base64')}`;
}

/** Returns the checksum of one file in the form that browsers compare. */
export async function fileChecksum(path: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`;
}
