import type { Field } from './fields';

/**
 * Laws by which records are kept although a person is erased: accounting vouchers for 30 years (Measures for the Administration of
 * Accounting Archives, 2015), files of care for 5 years after its end (Measures for Elderly Care Institutions, 2020).
 */
export type RetentionLaw = 'accountingArchives' | 'careArchives';

/** Records that a law keeps: with what they say of times, services and money, without what they say of the person. */
export interface KeptRecords<Name extends string = string> {
  law: RetentionLaw;
  years: number;
  /** The day or moment from which on the years count; that of the last change where it is empty. */
  since: Name | 'updateTime';
  /** Of records in these states; of all unless told. */
  states?: readonly string[];
}

/**
 * What becomes of the records of an entity when somebody whom they are about is erased (Personal Information
 * Protection Law, Art. 47).
 */
export interface Erasure<Name extends string = string> {
  /**
   * `remove`: whole records go. `anonymise`: the values of personal fields go, figures stay. `hide`: as `anonymise`, and lists do
   * not show what is left.
   */
  records: 'anonymise' | 'hide' | 'remove';
  /**
   * References to the people, or to records about them, whom a record is about; who it `belongs` to as a subject
   * counts besides.
   */
  about?: readonly Name[];
  /** States in which something is still to be done; nobody is erased before that is over. */
  unfinished?: readonly string[];
  kept?: KeptRecords<Name>;
}

/** Whether a field says something about a person: what is masked does unless it is stated otherwise. */
export function isPersonal({ personal, mask }: Pick<Field, 'personal' | 'mask'>): boolean {
  return personal === undefined ? mask !== undefined : personal !== false;
}

/** Whether a field, or a part of it, says something about a person. */
export function holdsPersonal(field: Field): boolean {
  if (isPersonal(field)) return true;
  return (field.kind === 'list' || field.kind === 'group') && Object.values(field.fields).some(holdsPersonal);
}
