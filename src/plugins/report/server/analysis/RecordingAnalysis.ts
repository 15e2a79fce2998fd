import type { WireRecord } from '../../../../../server/plugin-api';
import { EcgAnalyzer } from '../ecg/EcgAnalyzer';
import { type MeasuredLorenz, measuredBeat, measuredEcg, measuredLorenz, UNITS_PER_MV } from '../measuredReports';
import { EcgFileIndex } from '../waveforms/ecgFile';

/** Facts about a recording that are known before its samples. */
export interface RecordingToAnalyze {
  hz: number;
  /** Includes missing samples. */
  sampleCount: number;
  /** Milliseconds since 1970. */
  begin: number;
  /** Whether its intervals are plotted. */
  isPlotted: boolean;
}

/** The result of an analysis. */
export interface AnalyzedRecording {
  /** Fields of the electrocardiogram report. */
  ecgValues: WireRecord;
  /** Undefined if the recording has too few hours for a plot. */
  plot: MeasuredLorenz | undefined;
  /** The part of the file that follows the samples. */
  index: Uint8Array<ArrayBuffer>[];
}

/** Analyzes a recording incrementally. Produces the fields of its reports and the parts of its file besides the samples. */
export class RecordingAnalysis {
  readonly #recording: RecordingToAnalyze;
  readonly #analyzer: EcgAnalyzer;
  readonly #index: EcgFileIndex;

  constructor(recording: RecordingToAnalyze) {
    this.#recording = recording;
    this.#analyzer = new EcgAnalyzer({ hz: recording.hz, unitsPerMv: UNITS_PER_MV });
    this.#index = new EcgFileIndex(recording);
  }

  /** @param isLost whether the samples only stand in for missing ones */
  addSamples(samples: Int16Array, isLost: boolean): void {
    this.#index.add(samples);
    if (isLost) this.#analyzer.pushGap(samples);
    else this.#analyzer.push(samples);
  }

  end(): AnalyzedRecording {
    const { isPlotted, begin, hz } = this.#recording;
    const analysis = this.#analyzer.end();
    return {
      ecgValues: { ...measuredEcg(analysis), averageBeat: measuredBeat(analysis) },
      plot: isPlotted ? measuredLorenz(analysis, { begin, hz }) : undefined,
      index: this.#index.end(analysis.beats),
    };
  }
}
