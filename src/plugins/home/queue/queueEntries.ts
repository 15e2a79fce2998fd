import { dayStart, isDay, momentOf } from '../../../../contract/moment';
import type { KitRecord } from '../../../core/kit';
import type { HostQueueSource, QueueQuestion, QueueSeverity } from '../../../core/plugin-api';
import type { OwnMark } from '../entities/queueMark';

/** Something that waits for a person. */
export interface QueueEntry {
  key: string;
  source: HostQueueSource;
  record: KitRecord;
  severity: QueueSeverity;
  /** Since when it waits, or when it had to be done; milliseconds since 1970. */
  time: number | undefined;
  /** Somebody has handed it over. */
  mark?: OwnMark;
}

/** What a source has answered. */
export interface QueueAnswer {
  source: HostQueueSource;
  records: readonly KitRecord[];
  total: number;
}

const RANKS: Record<QueueSeverity, number> = { critical: 0, danger: 1, warning: 2, info: 3 };

/**
 * The entries of all sources in one order: what others have handed over, then the worst, of equally bad ones those that are due,
 * the soonest first, then those that wait longest. What has been put off, or handed to somebody else, is left out.
 */
export function queueEntries(
  answers: readonly QueueAnswer[],
  { question, marks }: { question: QueueQuestion; marks: readonly OwnMark[] },
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
  const late = Number.POSITIVE_INFINITY;
  const due = ({ source, time }: QueueEntry) => (source.isDue && time !== undefined ? 0 : 1);
  return entries.sort(
    (a, b) => rank(a) - rank(b) || due(a) - due(b) || (a.time ?? late) - (b.time ?? late) || (a.key < b.key ? -1 : 1),
  );
}

/** Days begin at midnight in the company's time zone. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  return isDay(value) ? dayStart(value) : momentOf(value);
}
