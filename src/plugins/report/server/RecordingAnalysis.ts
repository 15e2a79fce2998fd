import { EcgAnalyzer, type WireRecord } from '../../../../server/plugin-api';
import { EcgFileIndex } from './ecgFile';
import { type MeasuredLorenz, measuredBeat, measuredEcg, measuredLorenz, UNITS_PER_MV } from './measuredReports';

/** What has to be known of a recording before its samples come. */
export interface RecordingToAnalyze {
  hz: number;
  /** With those that are missing. */
  sampleCount: number;
  /** Milliseconds since 1970. */
  begin: number;
  /** Whether its intervals are plotted. */
  isPlotted: boolean;
}

/** What a recording comes to. */
export interface AnalyzedRecording {
  /** Fields of the report on the electrocardiogram. */
  ecgValues: WireRecord;
  /** Nothing where it has too few hours for a plot. */
  plot: MeasuredLorenz | undefined;
  /** What follows its samples in the file. */
  index: Uint8Array<ArrayBuffer>[];
}

/** Reads a recording piece by piece: what its reports say, and what its file holds besides the samples. */
export class RecordingAnalysis {
  readonly #recording: RecordingToAnalyze;
  readonly #analyzer: EcgAnalyzer;
  readonly #index: EcgFileIndex;

  constructor(recording: RecordingToAnalyze) {
    this.#recording = recording;
    this.#analyzer = new EcgAnalyzer({ hz: recording.hz, unitsPerMv: UNITS_PER_MV });
    this.#index = new EcgFileIndex(recording);
  }

  /** @param isLost the samples only stand for such that are missing */
  take(samples: Int16Array, isLost: boolean): void {
    this.#index.add(samples);
    if (isLost) this.#analyzer.pushLost(samples);
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
