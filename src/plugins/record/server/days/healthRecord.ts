import type { RecordOf, WireRecord } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Withdrawal } from '../../entities/alerts/wearerAlert';
import type { recordFields } from '../../entities/kinds/recordFields';
import type { MeasuredDay } from './mergeDay';

type CommonField = keyof typeof recordFields | 'id' | 'version' | 'createTime' | 'createBy' | 'updateTime' | 'updateBy';

/** A stored day of any kind: the common fields with their types, and the figures of its kind by name. */
export type HealthRecord = Pick<RecordOf<'heartRate'>, CommonField> & WireRecord;

/** Identifies the day and wearer of a record. */
export type DayIdentity = Pick<HealthRecord, 'deviceId' | 'date' | 'deviceUserId'>;

/** What later days need from a record: its day, wearer and figures. */
export type PastDay = DayIdentity & Pick<HealthRecord, 'coveragePct'> & WireRecord;

/** A record with its unpacked measurements. */
export interface StoredRecord {
  record: HealthRecord;
  measured: MeasuredDay;
}

/** The record of a day before and after a write. */
export interface RecordDay extends StoredRecord {
  kind: RecordKind;
  /** Missing if the record is new. */
  before: StoredRecord | undefined;
  /** Why earlier findings about a wearer are withdrawn. Defaults to a correction. */
  withdrawal?: Withdrawal;
}

/** A record that has been deleted. */
export interface RemovedDay extends StoredRecord {
  kind: RecordKind;
  withdrawal: Withdrawal;
}

/** A changed or deleted record of a day, and the record before the change. */
export interface ChangedDay {
  kind: RecordKind;
  record: DayIdentity;
  before?: { record: DayIdentity } | undefined;
}

/** Returns the wearers of a day before and after a change. */
export const wearersOfChange = ({ record, before }: ChangedDay): number[] =>
  [record, before?.record].flatMap((state) => state?.deviceUserId ?? []);
