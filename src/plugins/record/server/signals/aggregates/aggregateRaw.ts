import { maximum, minimum, roundTo, sum } from '../../../../../../server/plugin-api/builtin';
import { eventNumber, type SignalDay, type SignalEvent } from '../signalDay';

interface Packet {
  seq: number;
  from: number;
  /** Milliseconds, as `from`. */
  to: number;
  bytes: number;
}

/** Milliseconds between two packets of a signal above which data is missing. */
const GAP_MS = 1_000;

/** Returns how many packets of a day arrived and were lost. Packets are numbered consecutively by signal. */
export function aggregateRaw({ events }: SignalDay) {
  const bySignal = packetsBySignal(events);
  const signals = [...bySignal.values()];
  const packets = signals.flat();
  const expected = sum(signals.map((own) => (own.at(-1)?.seq ?? 0) - (own[0]?.seq ?? 0) + 1));
  const ecg = bySignal.get('ecg') ?? [];
  return {
    packetCount: packets.length,
    bytes: sum(packets.map(({ bytes }) => bytes)),
    lostPct: expected === 0 ? null : roundTo((100 * (expected - packets.length)) / expected, 2),
    gapCount: sum(signals.map(gapsOf)),
    ecgMinutes: Math.min(1_440, Math.round(sum(ecg.map(({ from, to }) => to - from)) / 60_000)),
    firstSec: secondAt(minimum(packets.map(({ from }) => from))),
    lastSec: secondAt(maximum(packets.map(({ to }) => to))),
  };
}

/** Groups the packets of each signal by number. A duplicate counts once. */
function packetsBySignal(events: readonly SignalEvent[]): Map<string, Packet[]> {
  const bySignal = new Map<string, Map<number, Packet>>();
  for (const event of events) {
    const signal = String(event.signal);
    const seq = eventNumber(event, 'seq') ?? 0;
    const from = (eventNumber(event, 'sec') ?? 0) * 1_000;
    const packet = { seq, from, to: from + (eventNumber(event, 'ms') ?? 0), bytes: eventNumber(event, 'bytes') ?? 0 };
    const own = bySignal.get(signal) ?? new Map<number, Packet>();
    bySignal.set(signal, own.set(seq, packet));
  }
  const sorted = (own: Map<number, Packet>) => [...own.values()].sort((one, other) => one.seq - other.seq);
  return new Map([...bySignal].map(([signal, own]) => [signal, sorted(own)]));
}

function gapsOf(packets: readonly Packet[]): number {
  return packets.filter(({ from }, index) => index > 0 && from - (packets[index - 1]?.to ?? from) > GAP_MS).length;
}

const secondAt = (milliseconds: number | null) => (milliseconds === null ? null : Math.floor(milliseconds / 1_000));
