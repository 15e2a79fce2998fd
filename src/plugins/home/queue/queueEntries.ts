import { dayStart, isDay, parseIsoMoment } from '../../../../contract/moment';
import type { KitRecord } from '../../../core/kit';
import type { HostQueueSource, QueueContext, QueueSeverity } from '../../../core/plugin-api';
import type { OwnMark } from '../entities/queueMark';

/** An entry of the queue. */
export interface QueueEntry {
  key: string;
  source: HostQueueSource;
  record: KitRecord;
  severity: QueueSeverity;
  /** Since when it has been waiting, or when it was due; milliseconds since 1970. */
  time: number | undefined;
  /** The mark if a person has handed it over. */
  mark?: OwnMark;
}

/** The response of a source. */
export interface QueueAnswer {
  source: HostQueueSource;
  records: readonly KitRecord[];
  total: number;
  /** Only what was handed to who looks: they may do none of the steps of the kind. */
  isHandedOverOnly?: boolean;
}

const RANKS: Record<QueueSeverity, number> = { critical: 0, danger: 1, warning: 2, info: 3 };

/**
 * Merges the entries of all sources. Order: handed over, then by severity, then entries with a due date (the soonest first),
 * then by age. Omits snoozed entries and those handed over to another person.
 */
export function queueEntries(
  answers: readonly QueueAnswer[],
  { question, marks }: { question: QueueContext; marks: readonly OwnMark[] },
): QueueEntry[] {
  const byEntry = new Map(marks.map((mark) => [`${mark.source} ${mark.recordId}`, mark]));
  const entries = answers.flatMap(({ source, records }) =>
    records.flatMap((record): QueueEntry[] => {
      const key = `${source.key} ${record.id}`;
      const mark = byEntry.get(key);
      const isHandedToMe = mark?.kind === 'handedOver' && mark.adminId === question.adminId;
      if (mark && !isHandedToMe) return [];
      const { severity } = source;
      return [
        {
          key,
          source,
          record,
          severity: typeof severity === 'function' ? severity(record, question) : severity,
          time: timeOf(record[source.time]),
          ...(mark && { mark }),
        },
      ];
    }),
  );
  const rank = ({ mark, severity }: QueueEntry) => (mark ? -1 : RANKS[severity]);
  const lastTime = Number.POSITIVE_INFINITY;
  const due = ({ source, time }: QueueEntry) => (source.isDue && time !== undefined ? 0 : 1);
  return entries.sort(
    (a, b) =>
      rank(a) - rank(b) || due(a) - due(b) || (a.time ?? lastTime) - (b.time ?? lastTime) || (a.key < b.key ? -1 : 1),
  );
}

/** Parses a time or a date. Days begin at midnight in the company's time zone. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  return isDay(value) ? dayStart(value) : parseIsoMoment(value);
}
