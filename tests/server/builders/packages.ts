import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { parse } from 'papaparse';
import type { PackageResponse } from '../../../contract/package/packageResponse';
import type { TestApp } from './testApp';

export interface Manifest {
  formatVersion: number;
  kind: string;
  createdBy: { id: number; name: string };
  filter: unknown;
  masked: boolean;
  rowCounts: Record<string, number>;
  files: { path: string; bytes: number; sha256: string }[];
  missing: string[];
  schema: { column: string; heading: string; type: string; unit?: string; dictionary?: string }[];
}

/** An extracted archive. */
export interface OpenedPackage {
  manifest: Manifest;
  files: Record<string, Uint8Array>;
  /** Returns a file as text. */
  text(path: string): string;
  /** Returns the rows of a CSV below their headings. */
  table(path: string): Record<string, string>[];
}

/** Requests a package and returns the response. */
export function asked(server: TestApp, operation: string, params: Record<string, unknown> = {}, token = server.token) {
  return server.call(operation, params, { token });
}

/** Requests a package and waits until it is complete. */
export async function packaged(
  server: TestApp,
  operation: string,
  params: Record<string, unknown> = {},
  token = server.token,
): Promise<PackageResponse> {
  const { body, text } = await asked(server, operation, params, token);
  if (body.status !== 8000) throw new Error(`no package was begun: ${text}`);
  await server.app.tasks.idle();
  const { taskId } = body.data as PackageResponse;
  return (await asked(server, operation, { taskId }, token)).body.data;
}

/** Returns the download of a package after all its side effects are done. */
export async function downloaded(server: TestApp, url: string, token = server.token) {
  const response = await server.app.inject({ method: 'GET', url, headers: { authorization: token } });
  await server.app.tasks.idle();
  return response;
}

/** Downloads a package and extracts it. */
export async function opened(server: TestApp, { url = '' }: PackageResponse, token?: string): Promise<OpenedPackage> {
  const response = await downloaded(server, url, token);
  return openPackage(response.rawPayload);
}

/** Extracts an archive, and checks it against its manifest. */
export function openPackage(archive: Uint8Array): OpenedPackage {
  const files = unzipSync(archive);
  const text = (path: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[path]);
  const manifest: Manifest = JSON.parse(text('manifest.json'));
  const described = manifest.files.map(({ path }) => path);
  if ([...described, 'manifest.json'].sort().join() !== Object.keys(files).sort().join()) {
    throw new Error(`the manifest lists ${described}, the archive holds ${Object.keys(files)}`);
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const content = files[path] ?? new Uint8Array();
    const sum = createHash('sha256').update(content).digest('hex');
    if (content.length !== bytes || sum !== sha256) throw new Error(`${path} is not what the manifest says`);
  }
  return {
    manifest,
    files,
    text,
    table: (path) => parse<Record<string, string>>(text(path).slice(1), { header: true, skipEmptyLines: true }).data,
  };
}

/** Returns the names of all files that are being written to the file store. */
export function unfinishedFiles(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'files', 'received'));
  } catch {
    return [];
  }
}
