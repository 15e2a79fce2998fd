/**
 * Evaluates the ECG analysis on real recordings with reference annotations, in the manner of AAMI EC57. Beats match within
 * 150 ms, and the first five minutes of each half hour are left out. The recordings are not in the repository (`ECG_DATA` is
 * their folder); docs/health-algorithms.md lists them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addScores, overlapOf, ratesOf, scoreBeats } from '../harness/ecg/ec57';
import { ecgFolder, readAnnotations, readLead, readWfdb, recordsIn, type WfdbRecord } from '../harness/ecg/wfdb';
import { analyzeEcg } from '../src/plugins/report/server/ecg/EcgAnalyzer';
import type { EcgAnalysis } from '../src/plugins/report/server/ecg/summarizeEcg';
import { percentile, report } from './report';

const SKIPPED_SEC = 300;
/** EC57 excludes records with paced beats. */
const PACED = ['102', '104', '107', '217'];
const isVerbose = process.env.ECG_VERBOSE !== undefined;
const logVerbose = (...words: unknown[]) => isVerbose && console.log(...words);

type SampleRange = readonly [number, number];
const analysisOf = ({ hz, millivolts }: { hz: number; millivolts: Float32Array }) =>
  analyzeEcg(millivolts, { hz, unitsPerMv: 1 });
const episodesOf = (analysis: EcgAnalysis, ...codes: string[]): SampleRange[] =>
  analysis.episodes.filter(({ code }) => codes.includes(code)).map(({ from, to }) => [from, to] as const);

/** Returns the ranges of a rhythm between its mark and the next one. */
function annotatedRhythms({ rhythms, millivolts }: WfdbRecord, ...codes: string[]): SampleRange[] {
  return rhythms.flatMap(({ sample, code }, index) =>
    codes.includes(code) ? [[sample, rhythms[index + 1]?.sample ?? millivolts.length] as const] : [],
  );
}

/** Returns the ranges from one annotation code to the next occurrence of another. */
function between({ annotations }: WfdbRecord, begin: number, end: number): SampleRange[] {
  return annotations.flatMap(({ sample, code }, index) => {
    if (code !== begin) return [];
    const last = annotations.slice(index).find((later) => later.code === end);
    return last ? [[sample, last.sample] as const] : [];
  });
}

function beatsAndRhythms(): void {
  const folder = ecgFolder('mitdb');
  if (!folder) return void console.error('no folder mitdb; ECG_DATA names the folder of the recordings');
  const scores = [];
  const af = { shared: 0, known: 0, found: 0 };
  const falseVt: string[] = [];
  let ms = 0;
  for (const name of ['100', ...recordsIn(folder).filter((each) => each !== '100')]) {
    const record = readWfdb(name, name === '100' ? '' : 'mitdb');
    const { hz, beats } = record;
    // CPU time, which is independent of the machine's load.
    const began = process.cpuUsage();
    const analysis = analysisOf(record);
    const { user, system } = process.cpuUsage(began);
    ms += (user + system) / 1_000;
    const without = between(record, 32, 33);
    const score = scoreBeats({ hz, known: beats, found: analysis.beats, from: SKIPPED_SEC * hz, without });
    const { sensitivity, predictivity } = ratesOf(score);
    logVerbose(
      name.padEnd(4),
      `QRS ${sensitivity.toFixed(2)}/${predictivity.toFixed(2)}`,
      `VEB ${score.ventricular} -${score.ventricularMissed} +${score.ventricularExtra}`,
      `rhythm ${analysis.rhythm}`,
      `pr ${analysis.prMs} qrs ${analysis.qrsMs} qt ${analysis.qtMs} noisy ${analysis.noisyPct}`,
      [...new Set(analysis.episodes.map(({ code }) => code))]
        .map((code) => `${code}×${analysis.episodes.filter((each) => each.code === code).length}`)
        .join(' '),
    );
    if (!PACED.includes(name)) scores.push(score);
    if (
      annotatedRhythms(record, 'VT').length === 0 &&
      (analysis.rhythm === 'VT' || episodesOf(analysis, 'VT').length > 0)
    )
      falseVt.push(name);
    const knownAf = annotatedRhythms(record, 'AFIB', 'AFL').map(([from, to]) => [from / hz, to / hz] as const);
    const foundAf = episodesOf(analysis, 'AF').map(([from, to]) => [from / hz, to / hz] as const);
    if (PACED.includes(name)) continue;
    const overlap = overlapOf(knownAf, foundAf);
    if (overlap.known + overlap.found > 0) logVerbose('     AF', overlap);
    for (const key of ['shared', 'known', 'found'] as const) af[key] += overlap[key];
  }
  const rates = ratesOf(addScores(scores));
  const reportRate = (value: number, name: string, atLeast?: number) => report({ name, value, unit: '%', atLeast });
  reportRate(rates.sensitivity, 'ecg.qrs.sensitivity', 99.5);
  reportRate(rates.predictivity, 'ecg.qrs.predictivity', 99.5);
  reportRate(rates.ventricularSensitivity, 'ecg.ventricular.sensitivity', 92);
  reportRate(rates.ventricularPredictivity, 'ecg.ventricular.predictivity', 95);
  reportRate((100 * af.shared) / af.known, 'ecg.fibrillation.duration.sensitivity', 95);
  reportRate((100 * af.shared) / af.found, 'ecg.fibrillation.duration.predictivity', 95);
  report({
    name: 'ecg.vt.falseRecords',
    value: falseVt.length,
    unit: 'records',
    atMost: 0,
    detail: { records: falseVt.join(' ') },
  });
  report({
    name: 'ecg.analysis',
    value: ms / (recordsIn(folder).length + 1),
    unit: 'ms',
    detail: { per: 'record of 30 minutes' },
  });
}

/** Evaluates malignant rhythms by duration. */
function malignant(): void {
  const folder = ecgFolder('vfdb');
  if (!folder) return;
  // VT and flutter merge into each other, and a machine need not distinguish them: a finding of either counts for both.
  const kinds: Readonly<Record<string, readonly [string[], string[]]>> = {
    ventricular: [
      ['VT', 'VF', 'VFIB', 'VFL'],
      ['VT', 'VF'],
    ],
    asystole: [['ASYS'], ['asystole', 'leadOff']],
  };
  for (const [kind, [codes, ownCodes]] of Object.entries(kinds)) {
    const total = { shared: 0, known: 0 };
    for (const name of recordsIn(folder)) {
      const record = readWfdb(name, 'vfdb');
      const seconds = (stretches: SampleRange[]) =>
        stretches.map(([from, to]) => [from / record.hz, to / record.hz] as const);
      const { shared, known } = overlapOf(
        seconds(annotatedRhythms(record, ...codes)),
        seconds(mergeRanges(episodesOf(analysisOf(record), ...ownCodes))),
      );
      logVerbose(name, kind, `${shared.toFixed(0)} of ${known.toFixed(0)} s`);
      total.shared += shared;
      total.known += known;
    }
    report({
      name: `ecg.malignant.${kind}.duration.sensitivity`,
      value: (100 * total.shared) / total.known,
      unit: '%',
    });
  }
}

/** Sorts ranges and merges overlapping ones. */
function mergeRanges(stretches: SampleRange[]): SampleRange[] {
  const found: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((one, other) => one[0] - other[0])) {
    const last = found.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/**
 * Evaluates the alarms of the PhysioNet/CinC Challenge 2015: true ones found, and false ones dropped, in the last seconds.
 */
function alarms(): void {
  const folder = ecgFolder('challenge2015');
  if (!folder) return;
  const SHOWN_SEC = 16;
  const counts = new Map<string, { true: number; found: number; false: number; dropped: number }>();
  for (const line of readFileSync(join(folder, 'ALARMS'), 'utf8').trim().split('\n')) {
    const [name = '', kind = '', truth] = line.split(',');
    const lead = readLead(join(folder, name));
    const analysis = analysisOf(lead);
    const from = lead.millivolts.length - SHOWN_SEC * lead.hz;
    const codes = ALARM_CODES[kind] ?? [];
    const isFound = analysis.episodes.some(({ code, to }) => codes.includes(code) && to > from);
    const count = counts.get(kind) ?? { true: 0, found: 0, false: 0, dropped: 0 };
    counts.set(kind, count);
    if (truth === '1') {
      count.true += 1;
      if (isFound) count.found += 1;
    } else {
      count.false += 1;
      if (!isFound) count.dropped += 1;
    }
    if ((truth === '1') !== isFound) {
      const seen = analysis.episodes.filter(({ to }) => to > from);
      logVerbose(
        name,
        kind,
        truth,
        seen
          .map(({ code, from: at, to }) => `${code} ${(at / lead.hz).toFixed(1)}–${(to / lead.hz).toFixed(1)}`)
          .join(', '),
      );
    }
  }
  for (const [kind, { true: known, found, false: wrong, dropped }] of counts) {
    const [atLeastFound, atLeastDropped] = ALARM_TARGETS[kind] ?? [];
    const base = `ecg.alarm.${kind}`;
    report({
      name: `${base}.found`,
      value: (100 * found) / known,
      unit: '%',
      atLeast: atLeastFound,
      detail: { of: known },
    });
    report({
      name: `${base}.dropped`,
      value: (100 * dropped) / Math.max(1, wrong),
      unit: '%',
      atLeast: wrong > 0 ? atLeastDropped : undefined,
      detail: { of: wrong },
    });
  }
}

const ALARM_CODES: Readonly<Record<string, readonly string[]>> = {
  Asystole: ['asystole'],
  Bradycardia: ['bradycardia', 'asystole'],
  Tachycardia: ['tachycardia', 'VT', 'VF'],
  Ventricular_Tachycardia: ['VT', 'VF'],
  // A tachycardia is a separate alarm: a monitor that reports fibrillation instead is wrong.
  Ventricular_Flutter_Fib: ['VF'],
};
const ALARM_TARGETS: Readonly<Record<string, readonly [number, number]>> = {
  Asystole: [95, 85],
  Ventricular_Tachycardia: [95, 70],
  Ventricular_Flutter_Fib: [95, 70],
};

/** Evaluates the ends of T waves against those marked by a cardiologist, as QT intervals averaged over the beats. */
function intervalEnds(): void {
  const folder = ecgFolder('qtdb');
  if (!folder) return;
  const deviations: number[] = [];
  for (const name of recordsIn(folder)) {
    const path = join(folder, name);
    const lead = readLead(path);
    const marks = readAnnotations(readFileSync(`${path}.q1c`));
    const [first, last] = [marks[0]?.sample ?? 0, marks.at(-1)?.sample ?? 0];
    // The physician marked some thirty beats in a row; the analysis reads the same minute.
    const around = lead.millivolts.slice(Math.max(0, first - 10 * lead.hz), last + 10 * lead.hz);
    const analysis = analyzeEcg(around, { hz: lead.hz, unitsPerMv: 1 });
    const qts: number[] = [];
    const qrss: number[] = [];
    const prs: number[] = [];
    let onset: number | undefined;
    let pOnset: number | undefined;
    marks.forEach(({ code, num, sample }, index) => {
      if (code === 39 && marks[index + 1]?.code === 24) pOnset = sample;
      if (code === 39 && (marks[index + 1]?.code === 1 || num === 1)) {
        onset = sample;
        if (pOnset !== undefined) prs.push(((sample - pOnset) * 1_000) / lead.hz);
        pOnset = undefined;
      }
      if (code === 40 && num === 1 && onset !== undefined) qrss.push(((sample - onset) * 1_000) / lead.hz);
      if (code === 40 && num === 2 && onset !== undefined) {
        qts.push(((sample - onset) * 1_000) / lead.hz);
        onset = undefined;
      }
    });
    const middle = (values: number[]) => (values.length > 0 ? percentile(values, 0.5) : Number.NaN);
    const [qt, qrs, pr] = [middle(qts), middle(qrss), middle(prs)];
    logVerbose(
      name.padEnd(9),
      `QT ${qt} (${qts.length} beats) found ${analysis.qtMs}; QRS ${qrs} found ${analysis.qrsMs}; PR ${pr} found ${analysis.prMs}`,
      analysis.rhythm,
    );
    if (analysis.qtMs !== null && Number.isFinite(qt)) deviations.push(Math.abs(analysis.qtMs - qt));
  }
  report({
    name: 'ecg.qt.away',
    value: percentile(deviations, 0.5),
    unit: 'ms',
    atMost: 20,
    detail: { records: deviations.length },
  });
}

beatsAndRhythms();
malignant();
alarms();
intervalEnds();
