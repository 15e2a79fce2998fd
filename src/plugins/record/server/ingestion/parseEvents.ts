import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation/validation';
import { isRecord } from '../../../../../contract/values/isRecord';
import type { EventLayout } from '../../../device/entities/uploads/layout';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { implausibleFields } from '../../entities/implausibleFields';
import { PULSE_PRESSURE_MIN } from '../../entities/kinds/bloodPressure';
import { records } from '../../entities/records';
import type { SignalEvent } from '../signals/signalDay';

/** An event with its index among all given events, which error messages refer to. */
export interface IndexedEvent {
  index: number;
  event: SignalEvent;
}

/** Parses the events of a day. Reports and omits each unusable event. */
export function parseEvents(
  kind: RecordKind,
  { given: input, at: path, report }: { given: unknown; at: string; report: (problem: Problem) => void },
): IndexedEvent[] {
  if (input == null) return [];
  const events = records[kind].layout.events;
  if (!events) {
    report({ field: path, code: 'unknownField' });
    return [];
  }
  if (!Array.isArray(input)) {
    report({ field: path, code: 'notList' });
    return [];
  }
  if (input.length > events.max) {
    report({ field: path, code: 'tooManyItems', params: { max: events.max } });
    return [];
  }
  return input.flatMap((item: unknown, index): IndexedEvent[] => {
    const parsed = parseEvent(events, item);
    if (parsed.ok) return [{ index, event: kind === 'bloodPressure' ? withPulsePressure(parsed.event) : parsed.event }];
    for (const problem of parsed.problems) report({ ...problem, field: [`${path}.${index}`, problem.field].join('.') });
    return [];
  });
}

type ParsedEvent = { ok: true; event: SignalEvent } | { ok: false; problems: readonly Problem[] };

/** Parses an event. If a measurement is implausible, keeps the event as given, with the names of such fields. */
function parseEvent({ fields, measured = [] }: EventLayout, item: unknown): ParsedEvent {
  const parsed = parseFields(fields, item);
  // Fields of events are numbers, texts and flags.
  if (parsed.ok) return { ok: true, event: parsed.values as SignalEvent };
  const { problems } = parsed;
  const isBeyond = ({ field, code }: Problem) =>
    measured.includes(field) && (code === 'tooSmall' || code === 'tooLarge');
  if (!isRecord(item) || !problems.every(isBeyond)) return { ok: false, problems };
  const names = problems.map(({ field }) => field);
  // Parses the other fields by substituting a valid value for each implausible one.
  const limits = Object.fromEntries(problems.map(({ field, params }) => [field, params?.min ?? params?.max]));
  const others = parseFields(fields, { ...item, ...limits });
  if (!others.ok) return others;
  const input = Object.fromEntries(names.map((name) => [name, Number(item[name])]));
  return { ok: true, event: { ...(others.values as SignalEvent), ...input, implausible: names } };
}

/** Marks both pressures as implausible if they are too close or in the wrong order. */
function withPulsePressure(reading: SignalEvent): SignalEvent {
  if (Number(reading.sys) - Number(reading.dia) >= PULSE_PRESSURE_MIN) return reading;
  return { ...reading, implausible: [...new Set([...implausibleFields(reading), 'sys', 'dia'])] };
}
