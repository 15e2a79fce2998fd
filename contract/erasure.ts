import type { Field } from './fields';

/**
 * Laws that require to keep records although a person is erased: accounting vouchers for 30 years (Measures for the
 * Administration of Accounting Archives, 2015), care files for 5 years after the care ends (Measures for Elderly Care
 * Institutions, 2020).
 */
export type RetentionLaw = 'accountingArchives' | 'careArchives';

/** Records that a law requires to keep: their times, services and money stay, their data about the person does not. */
export interface RetentionRule<Name extends string = string> {
  law: RetentionLaw;
  years: number;
  /** The day or moment from which the years count. Falls back to the last change if it is empty. */
  since: Name | 'updateTime';
  /** Applies to records in these states. Defaults to all states. */
  states?: readonly string[];
}

/**
 * What happens to the records of an entity when a person they are about is erased (Personal Information Protection Law,
 * Art. 47).
 */
export interface Erasure<Name extends string = string> {
  /**
   * `remove` deletes whole records. `anonymise` clears the personal fields and keeps the figures. `hide` anonymizes and
   * also hides the remains from lists.
   */
  records: 'anonymise' | 'hide' | 'remove';
  /** References to the people, or to records about them, whom a record is about. The subject in `belongs` also counts. */
  about?: readonly Name[];
  /** States with unfinished work; the person cannot be erased while a record is in one of them. */
  unfinished?: readonly string[];
  retention?: RetentionRule<Name>;
}

/** Returns whether a field holds data about a person. Defaults to true for masked fields. */
export function isPersonal({ personal, mask }: Pick<Field, 'personal' | 'mask'>): boolean {
  return personal === undefined ? mask !== undefined : personal !== false;
}

/** Returns whether a field, or a part of it, holds data about a person. */
export function containsPersonalData(field: Field): boolean {
  if (isPersonal(field)) return true;
  return (field.kind === 'list' || field.kind === 'group') && Object.values(field.fields).some(containsPersonalData);
}
