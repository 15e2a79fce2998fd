import { createHash } from 'node:crypto';
import type { Row } from '../../db/database';

/** What ties a row of the log to all rows before it. */
export interface Link {
  /** 1, 2, 3, …: the order in which rows were chained, which may differ a little from that of their ids. */
  position: number;
  logId: number;
  /** When the row was written; milliseconds since 1970. */
  time: number;
  /** SHA-256 of the row, in hex. */
  rowHash: string;
  /** SHA-256 of the hash before it and of this link, in hex. */
  hash: string;
}

/** The end of a chain. */
export type Head = Pick<Link, 'position' | 'hash'>;

/** What stands before the first row. */
export const START: Head = { position: 0, hash: '' };

/** Written again when other fields are searched than before; says nothing that the fields do not. */
const DERIVED = new Set(['searchText']);

/** SHA-256 of a row of the log: of its filled columns by name, so that a column added later changes no hash. */
export function rowHash(row: Row): string {
  const filled = Object.entries(row).filter(([name, value]) => value !== null && !DERIVED.has(name));
  return sha256(JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** The hash of a link behind the one with `before`. */
export function linkHash(before: string, { position, logId, time, rowHash }: Omit<Link, 'hash'>): string {
  return sha256(JSON.stringify([before, position, logId, time, rowHash]));
}

/** The link of a row behind a head. What has gone before it was chained gets a link too, so that it is missed. */
export function linkOf(head: Head, logId: number, row: (Row & { createTime: number }) | undefined): Link {
  const link = {
    position: head.position + 1,
    logId,
    time: row?.createTime ?? 0,
    rowHash: row ? rowHash(row) : '',
  };
  return { ...link, hash: linkHash(head.hash, link) };
}

/** A head as people note it down: `1234:9f86…`. */
export const headText = ({ position, hash }: Head): string => `${position}:${hash}`;

/** Reads {@link headText}; `undefined` for anything else. */
export function parseHead(text: string): Head | undefined {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return position && hash ? { position: Number(position), hash } : undefined;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
