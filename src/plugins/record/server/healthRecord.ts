import type { RecordOf, WireRecord } from '../../../../server/plugin-api';
import type { recordFields } from '../entities/recordFields';

type Shared = keyof typeof recordFields | 'id' | 'version' | 'createTime' | 'createBy' | 'updateTime' | 'updateBy';

/** A stored day of any kind: what all kinds have, by its types, and the figures of its own kind by name. */
export type HealthRecord = Pick<RecordOf<'heartRate'>, Shared> & WireRecord;

/** Whose day a record tells of. */
export type WhoseDay = Pick<HealthRecord, 'deviceId' | 'date' | 'deviceUserId'>;

/** What later days look back at: whose day it was, and figures. */
export type PastDay = WhoseDay & Pick<HealthRecord, 'coveragePct'> & WireRecord;
