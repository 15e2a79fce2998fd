import { createHash } from 'node:crypto';
import type { Row } from '../../db/database';

/** Links a row of the log to all rows before it. */
export interface Link {
  /** 1, 2, 3, …: the order of chaining, which may differ slightly from the order of ids. */
  position: number;
  logId: number;
  /** When the row was written, in milliseconds since 1970. */
  time: number;
  /** SHA-256 of the row, in hex. */
  rowHash: string;
  /** SHA-256 of the previous hash and this link, in hex. */
  hash: string;
}

/** The end of a chain. */
export type Head = Pick<Link, 'position' | 'hash'>;

/** The head of an empty chain. */
export const EMPTY_HEAD: Head = { position: 0, hash: '' };

/** Derived columns, which are rewritten when the searched fields change. */
const DERIVED_COLUMNS = new Set(['searchText']);

/**
 * Returns the SHA-256 of a row of the log. It covers the non-null columns by name, so that adding a column changes no hash.
 */
export function rowHash(row: Row): string {
  const filledColumns = Object.entries(row).filter(([name, value]) => value !== null && !DERIVED_COLUMNS.has(name));
  return sha256(JSON.stringify(filledColumns.sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** Returns the hash of a link that follows `previousHash`. */
export function linkHash(previousHash: string, { position, logId, time, rowHash }: Omit<Link, 'hash'>): string {
  return sha256(JSON.stringify([previousHash, position, logId, time, rowHash]));
}

/**
 * Returns the link of a row after a head. A row that disappeared before it was chained gets a link too, so that its absence
 * is found.
 */
export function createLink(head: Head, logId: number, row: (Row & { createTime: number }) | undefined): Link {
  const link = {
    position: head.position + 1,
    logId,
    time: row?.createTime ?? 0,
    rowHash: row ? rowHash(row) : '',
  };
  return { ...link, hash: linkHash(head.hash, link) };
}

/** Formats a head so that people can note it down: `1234:9f86…`. */
export const formatHead = ({ position, hash }: Head): string => `${position}:${hash}`;

/** Parses {@link formatHead}; returns `undefined` for anything else. */
export function parseHead(text: string): Head | undefined {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return position && hash ? { position: Number(position), hash } : undefined;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
