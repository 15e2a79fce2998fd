import { dayStart } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import {
  RECORDING_LOST_PCT_MAX,
  RECORDING_SEC_MAX,
  RECORDING_SEC_MIN,
} from '../../../device/entities/uploads/uploadProtocol';
import { type PacketEntry, RAW_SAMPLE_BYTES } from '../../../record/entities/kinds/raw';
import { ECG_RATES } from '../../entities/ecgCodes';

/** An ECG packet, and the day whose index lists it. */
export interface DayPacket<P extends PacketEntry = PacketEntry> {
  date: string;
  packet: P;
}

/** How packets form one recording. Times are milliseconds since 1970. */
export interface RecordingPlan<P extends PacketEntry = PacketEntry> {
  hz: number;
  begin: number;
  end: number;
  /** Includes missing samples. */
  sampleCount: number;
  parts: readonly { packet: P /** Number of missing samples before it. */; lost: number }[];
}

/** The index stores the start of a packet in seconds, so that smaller distances are not gaps. */
const INDEX_MS = 1_000;

/**
 * Joins packets as far as their times allow. Device clocks are inexact, so that a packet directly follows the previous
 * samples unless it would be more than a second late. In that case samples are missing.
 */
export function planRecording<P extends PacketEntry>(
  packets: readonly DayPacket<P>[],
): { plan: RecordingPlan<P> } | { problems: Problem[] } {
  const timedPackets = packets
    .map(({ date, packet }) => ({ packet, from: dayStart(date) + packet.sec * 1_000 }))
    .sort((one, other) => one.from - other.from);
  const first = timedPackets[0];
  if (!first) return refuse('fromSeq', 'required');
  const { hz } = first.packet;
  const isUsual = ECG_RATES.some((rate) => rate === hz);
  if (!isUsual || timedPackets.some(({ packet }) => packet.hz !== hz)) {
    return refuse('hz', 'recordingRates', { rates: ECG_RATES.join(' / ') });
  }
  const actualHz = measuredRate(timedPackets, hz);
  if (actualHz !== undefined) return refuse('hz', 'recordingPace', { hz, shown: actualHz });
  const parts: { packet: P; lost: number }[] = [];
  let [sampleCount, lostCount, until] = [0, 0, first.from];
  for (const { packet, from } of timedPackets) {
    if (from <= until - INDEX_MS) return refuse('toSeq', 'recordingOverlap', { seq: packet.seq });
    until = from + packet.ms;
    const late = from - first.from - (sampleCount * 1_000) / hz;
    const lost = late > INDEX_MS ? Math.round((late * hz) / 1_000) : 0;
    parts.push({ packet, lost });
    lostCount += lost;
    sampleCount += lost + packet.bytes / RAW_SAMPLE_BYTES;
  }
  const seconds = sampleCount / hz;
  if (seconds < RECORDING_SEC_MIN || seconds > RECORDING_SEC_MAX) {
    return refuse('toSeq', 'recordingLength', { min: RECORDING_SEC_MIN, hours: RECORDING_SEC_MAX / 3_600 });
  }
  if (lostCount * 100 > sampleCount * RECORDING_LOST_PCT_MAX) {
    const lost = Math.ceil((lostCount * 1_000) / sampleCount) / 10;
    return refuse('toSeq', 'recordingGaps', { lost, max: RECORDING_LOST_PCT_MAX });
  }
  const end = first.from + Math.round(seconds * 1_000);
  return { plan: { hz, begin: first.from, end, sampleCount, parts } };
}

/** Minimum number of packets that show a rate, and their maximum deviation from it. */
const PACED_PACKETS = 3;
const PACE_TOLERANCE = 0.05;

/**
 * Returns the actual sampling rate if it differs from the declared one and every packet fits it. Otherwise packets are late
 * or early for other reasons.
 */
function measuredRate(timedPackets: readonly { packet: PacketEntry; from: number }[], hz: number): number | undefined {
  if (timedPackets.length < PACED_PACKETS) return undefined;
  const fitting = [hz, ...ECG_RATES].find((rate) =>
    timedPackets.slice(1).every(({ from }, index) => {
      const before = timedPackets[index];
      const durationMs = ((before?.packet.ms ?? 0) * hz) / rate;
      return Math.abs(from - (before?.from ?? 0) - durationMs) <= Math.max(PACE_TOLERANCE * durationMs, INDEX_MS);
    }),
  );
  return fitting === hz ? undefined : fitting;
}

function refuse(field: string, code: Problem['code'], params?: Problem['params']): { problems: Problem[] } {
  return { problems: [params ? { field, code, params } : { field, code }] };
}
