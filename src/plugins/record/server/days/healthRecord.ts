import type { RecordOf, WireRecord } from '../../../../../server/plugin-api';
import type { recordFields } from '../../entities/kinds/recordFields';

type CommonField = keyof typeof recordFields | 'id' | 'version' | 'createTime' | 'createBy' | 'updateTime' | 'updateBy';

/** A stored day of any kind: the common fields with their types, and the figures of its kind by name. */
export type HealthRecord = Pick<RecordOf<'heartRate'>, CommonField> & WireRecord;

/** Identifies the day and wearer of a record. */
export type DayIdentity = Pick<HealthRecord, 'deviceId' | 'date' | 'deviceUserId'>;

/** What later days need from a record: its day, wearer and figures. */
export type PastDay = DayIdentity & Pick<HealthRecord, 'coveragePct'> & WireRecord;
