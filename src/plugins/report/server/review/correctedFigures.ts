import type { Beat } from '../../entities/decodeBeats';
import type { Ecg, EcgEpisode } from '../../entities/ecg';
import { ECG_EPISODES_MAX } from '../../entities/ecgCodes';
import { classifyRhythm } from '../ecg/rhythm/classifyRhythm';

/** Fields that depend on the labels of beats. */
export type LabelFigures = Pick<Ecg, 'pac' | 'pvc' | 'episodes' | 'rhythm'>;

/** Other fields of a report on which its rhythm depends. */
type Measured = Pick<
  Ecg,
  | 'hrAvg'
  | 'hrMin'
  | 'hrMax'
  | 'rrAvg'
  | 'rrSd'
  | 'prMs'
  | 'pausesOver2s'
  | 'longestPauseMs'
  | 'afBurdenPct'
  | 'noisyPct'
>;

export interface LabeledBeats {
  hz: number;
  /** The beats as labeled by the analysis, and with current labels. */
  analyzed: readonly Beat[];
  beats: readonly Beat[];
}

/** Minimum consecutive beats of a run, and RR limits in ms of a tachycardia and of a run (AHA/ACC/HRS 2017). */
const RUN = 3;
const TACHYCARDIA_MS = 600;
const SLOWEST_MS = 1_500;
/** Minimum number of beats of a certain run. */
const CERTAIN_BEATS_MIN = 5;

/**
 * Returns the fields of a report that depend on beat labels: counts, ventricular runs and rhythm. Ignores labels that are
 * not beats. Runs without changed beats stay as the analysis found them.
 * @param automatic the fields as computed by the analysis
 */
export function correctedFigures(report: Measured, automatic: LabelFigures, labelled: LabeledBeats): LabelFigures {
  const { hz, analyzed, beats } = labelled;
  const changed = beats.filter((beat, at) => beat.label !== analyzed[at]?.label).map(({ sample }) => sample / hz);
  if (changed.length === 0) return automatic;
  const isAffected = ({ fromSec, toSec }: EcgEpisode) => changed.some((second) => second >= fromSec && second <= toSec);
  const found = automatic.episodes ?? [];
  const unaffected = found.filter((episode) => !isRun(episode) || !isAffected(episode));
  const overlapsUnaffected = (one: EcgEpisode) =>
    unaffected.some((each) => isRun(each) && each.fromSec <= one.toSec && each.toSec >= one.fromSec);
  const episodes = [...unaffected, ...runsOf(beats, hz).filter((run) => !overlapsUnaffected(run))]
    .sort((one, other) => one.fromSec - other.fromSec)
    .slice(0, ECG_EPISODES_MAX);
  const real = beats.filter(({ label }) => label !== 'X');
  // Fusion, paced and unknown beats are neither premature atrial nor ventricular beats.
  const labels = real.map(({ label }) => (label === 'S' || label === 'V' ? label : 'N'));
  const pac = labels.filter((label) => label === 'S').length;
  const pvc = labels.filter((label) => label === 'V').length;
  const facts = {
    hrAvg: report.hrAvg ?? null,
    hrMin: report.hrMin ?? null,
    hrMax: report.hrMax ?? null,
    rrAvg: report.rrAvg ?? null,
    rrSd: report.rrSd ?? null,
    hasP: typeof report.prMs === 'number',
    pacedShare: real.filter(({ label }) => label === 'P').length / Math.max(1, real.length),
    pausesOver2s: report.pausesOver2s ?? 0,
    longestPauseMs: report.longestPauseMs ?? 0,
    afBurdenPct: report.afBurdenPct ?? 0,
    noisyPct: report.noisyPct ?? 0,
    pac,
    pvc,
    labels,
    episodes,
  };
  return { pac, pvc, episodes, rhythm: classifyRhythm(facts) };
}

const isRun = ({ code }: EcgEpisode) => code === 'VT' || code === 'run' || code === 'IVR';

/** Returns the runs of ventricular beats. */
function runsOf(beats: readonly Beat[], hz: number): EcgEpisode[] {
  const found: EcgEpisode[] = [];
  let run: Beat[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length >= RUN) {
      const mean = ((last.sample - first.sample) * 1_000) / hz / (run.length - 1);
      const isFast = mean < TACHYCARDIA_MS;
      found.push({
        code: isFast ? 'VT' : 'IVR',
        fromSec: hundredths(first.sample / hz),
        toSec: hundredths((last.sample + 1) / hz),
        certainty: run.length >= CERTAIN_BEATS_MIN ? 'high' : 'low',
        value: Math.round(60_000 / mean),
        limit: 60_000 / (isFast ? TACHYCARDIA_MS : SLOWEST_MS),
        // A person has labeled its beats.
        confidence: 1,
      });
    }
    run = [];
  };
  for (const beat of beats) {
    if (beat.label === 'X') continue;
    const before = run.at(-1);
    if (before && (beat.label !== 'V' || beat.sample - before.sample >= (SLOWEST_MS * hz) / 1_000)) close();
    if (beat.label === 'V') run.push(beat);
  }
  close();
  return found;
}

const hundredths = (seconds: number) => Math.round(100 * seconds) / 100;
