import { type InputColumnName, inputColumn } from '../../../src/plugins/service/entities/input/inputColumns';
import type { InputReport } from '../../../src/plugins/service/entities/input/inputProblems';
import { passedAttendant, servedElder } from './applications';
import { uploaded } from './files';
import { serial } from './records';
import type { TestApp } from './testApp';

export type InputLine = Partial<Record<InputColumnName, string>>;

/** Returns a valid row: a past companionship visit with its own elder and attendant. */
export async function inputLine(server: TestApp, changes: InputLine = {}): Promise<InputLine> {
  const elderlyId = await servedElder(server, { lng: 90.4, lat: 40.3 });
  const attendantId = await passedAttendant(server);
  const elder = (await server.call('selectById.elderly.open', { id: elderlyId })).body.data as { elderlyNo: string };
  const { name } = await server.database.read
    .selectFrom('elderly')
    .select('name')
    .where('id', '=', elderlyId)
    .executeTakeFirstOrThrow();
  const one = (await server.call('selectById.attendant.open', { id: attendantId })).body.data as {
    attendantNo: string;
  };
  return {
    externalNo: `X-${serial()}`,
    elderlyNo: elder.elderlyNo,
    elderlyName: name,
    serviceTypeCode: 'LIFE06',
    attendantNo: one.attendantNo,
    planStart: '2026-03-09 09:00',
    planEnd: '2026-03-09 09:45',
    actualStart: '2026-03-09 09:01',
    actualEnd: '2026-03-09 09:46',
    signInLng: '',
    signInLat: '',
    payerType: '自费',
    result: '',
    remark: '',
    ...changes,
  };
}

/** Returns lines as a file with Chinese headings. */
export function csvOf(lines: readonly InputLine[]): string {
  const names = [...new Set(lines.flatMap((line) => Object.keys(line)))] as InputColumnName[];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = [
    names.map((name) => inputColumn(name).heading),
    ...lines.map((line) => names.map((name) => line[name] ?? '')),
  ];
  return rows.map((row) => row.map(quoted).join(',')).join('\r\n');
}

export interface Imported {
  id: number;
  batchId: string;
  status: string;
  failure: string | null;
  percent: number;
  total: number;
  inserted: number;
  updated: number;
  unchanged: number;
  failed: number;
  warnings: number;
  report: InputReport;
}

export interface ImportOptions {
  mode?: 'dryRun' | 'commit';
  allOrNothing?: boolean;
  again?: boolean;
  token?: string;
}

/** Uploads a file, imports it, and returns the result. */
export async function imported(
  server: TestApp,
  content: string | Buffer,
  options: ImportOptions = {},
): Promise<Imported> {
  const { mode = 'commit', token = server.token, ...more } = options;
  const { fileId } = await uploaded(server, {
    content: Buffer.from(content),
    kind: 'serviceInput',
    name: '三月.csv',
    type: 'text/csv',
    token,
  });
  const { body, text } = await server.call('startInput.serviceInput.open', { fileId, mode, ...more }, { token });
  if (body.status !== 8000) throw new Error(`nothing was read: ${text}`);
  await server.app.tasks.idle();
  const { id } = body.data as { id: number };
  const record = (await server.call('selectById.serviceInput.open', { id })).body.data as Imported;
  const report = (await server.call('selectReport.serviceInput.open', { id })).body.data as InputReport;
  return { ...record, report };
}
