/** Urgency: a person is in danger now, something is going wrong, an action is pending, worth a look. */
export type QueueSeverity = 'critical' | 'danger' | 'warning' | 'info';

/** Input for the entries of a queue. */
export interface QueueContext {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Id of the administrator whose queue it is; missing until it is known. */
  adminId: number | undefined;
}

/**
 * Records that wait for a person, for the queue on the start page. They are a list of an entity, limited to what the
 * administrator can read, the longest waiting first. The entity's definition is loaded when there are entries.
 */
export interface QueueSource {
  id: string;
  entity: string;
  /** What they wait for, a message key. */
  label: string;
  severity: QueueSeverity | ((record: Readonly<Record<string, unknown>>, context: QueueContext) => QueueSeverity);
  /** Filter of the list, or the inputs of `read`; `undefined` if no record can wait for this administrator. */
  filter: (context: QueueContext) => Readonly<Record<string, unknown>> | undefined;
  /** The special read that returns them in order, if no filter of the list does. */
  read?: string;
  /** The field with the day or time since which they wait; the list is sorted by it. */
  time: string;
  /** Sort field of the list, if the list cannot sort by `time`. */
  sort?: string;
  /** Whether `time` is a deadline; among equally severe entries, those that are due come first. */
  isDue?: boolean;
  /** The field with the name of the person or thing, or a function that derives it from a row of `read`. */
  title: string | ((record: Readonly<Record<string, unknown>>) => string | null);
  /** Additional fields to show. */
  details?: readonly string[];
  /**
   * Operations offered as steps; each must be possible for every record that matches the filter. A record counts as waiting
   * for administrators who can do one of them. Defaults to `['edit']`.
   */
  operations?: readonly string[];
  /**
   * Whom to call about an entry, in the order in which they are offered. Each is a field that refers to a person, or `id` if
   * the record is one. The person's definition determines the phone numbers: fields masked as a phone number, also in lists
   * (relatives). Administrators with the permission see them in full, for a reason that is logged.
   */
  call?: readonly string[];
  /** Operations with which the administrator records the outcome of a call. */
  callOutcomeOperations?: readonly string[];
  /** Path of a page beside the resource's that lists them, instead of its list. */
  page?: string;
}
