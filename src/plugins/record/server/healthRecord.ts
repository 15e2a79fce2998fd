import type { RecordOf, WireRecord } from '../../../../server/plugin-api';
import type { recordFields } from '../entities/recordFields';

type Shared = keyof typeof recordFields | 'id' | 'version' | 'createTime' | 'createBy' | 'updateTime' | 'updateBy';

/** A stored day of any kind: the common fields with their types, and the figures of its kind by name. */
export type HealthRecord = Pick<RecordOf<'heartRate'>, Shared> & WireRecord;

/** Identifies the day and wearer of a record. */
export type WhoseDay = Pick<HealthRecord, 'deviceId' | 'date' | 'deviceUserId'>;

/** What later days need from a record: its day, wearer and figures. */
export type PastDay = WhoseDay & Pick<HealthRecord, 'coveragePct'> & WireRecord;
