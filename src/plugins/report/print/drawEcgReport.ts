import { parseIsoMoment } from '../../../../contract/moment';
import { formatMoment } from '../../../core/kit';
import { ecgSummary } from '../ecg/ecgSummary';
import { drawEcg } from '../ecg/viewer/drawEcg';
import type { EcgSource } from '../ecg/viewer/EcgPicture';
import { lightPaper } from '../ecg/viewer/ecgColors';
import { layersOf } from '../ecg/viewer/layers';
import { DEFAULT_GAIN, DEFAULT_SPEED } from '../ecg/viewer/scale';
import { correctedBeats } from '../entities/beatCorrections';
import { type Beat, beatRange, decodeBeats } from '../entities/decodeBeats';
import type { EcgCorrection, MovedMarks } from '../entities/ecg';
import type { Waveform } from '../entities/ecgReads';
import { SAMPLE_BYTES } from '../entities/waveformLayout';
import type { DrawReport, PrintJob } from '../parts/PrintButton';
import { PrintPage } from './PrintPage';
import { PAGE_PX_PER_MM } from './pdfOf';

/** Seconds per line, and lines on the page. */
const LINE_SEC = 10;
const LINES = 3;
/** Millimeters per line. */
const LINE_MM = 38;

/** Draws a landscape page: measurements, half a minute of the trace at 25 mm/s and 10 mm/mV, and the conclusion. */
const drawEcgReport: DrawReport = async (job) => {
  const page = new PrintPage('across');
  page.heading(job);
  const fields = ['rhythm', 'hrAvg', 'prMs', 'qrsMs', 'qtMs', 'qtcB', 'qtcF', 'rrAvg', 'stMv', 'rMv', 'pac', 'pvc'];
  page.facts(job, fields, 6);
  const { source, beats } = await loadBeginning(job, LINE_SEC * LINES);
  const begin = parseIsoMoment(String(job.record.periodStart)) ?? 0;
  for (let line = 0; line < LINES; line++) {
    const start = line * LINE_SEC;
    if (start * source.waveform.hz >= source.waveform.sampleCount) break;
    page.picture({ width: LINE_SEC * DEFAULT_SPEED, height: LINE_MM }, (frame) =>
      drawEcg({
        ...frame,
        source,
        beats,
        begin,
        view: { start, pxPerSecond: DEFAULT_SPEED * PAGE_PX_PER_MM },
        pxPerMillivolt: DEFAULT_GAIN * PAGE_PX_PER_MM,
        colors: lightPaper,
        isFiltered: true,
        lineWidth: 2.2,
        fontSize: 22,
      }),
    );
  }
  page.paragraph(job.translate('report-manage.print.ecgScale'), { size: 3 });
  page.conclusion(job, ecgSummary(job.record, job));
  for (const text of verificationTexts(job)) page.paragraph(text, { size: 3 });
  return page.pages;
};

export default drawEcgReport;

/** Returns the changes that doctors made to the analysis. */
function verificationTexts({ record, translate }: PrintJob): string[] {
  const moved = record.movedMarks as MovedMarks | null | undefined;
  const { length } = (record.corrections ?? []) as readonly EcgCorrection[];
  return [
    moved && translate('report-manage.print.moved', { who: moved.adminName, when: formatMoment(moved.time) }),
    length > 0 && translate('report-manage.print.corrected', { count: length }),
  ].filter((text) => typeof text === 'string');
}

/** Loads the first seconds of the recording, and its beats with current labels. */
async function loadBeginning(
  { dataProvider, resource, record }: PrintJob,
  seconds: number,
): Promise<{ source: EcgSource; beats: readonly Beat[] }> {
  const { id } = record;
  // The contract defines the type of this response.
  const waveform = (await dataProvider.call(resource, 'selectWaveform', { id }, { silent: true })) as Waveform;
  const read = async (range: { start: number; end: number }) =>
    (await dataProvider.readContent(resource, { id }, { range })).arrayBuffer();
  const count = Math.min(waveform.sampleCount, seconds * waveform.hz);
  const { samplesOffset } = waveform;
  const samples = new DataView(await read({ start: samplesOffset, end: samplesOffset + count * SAMPLE_BYTES - 1 }));
  const values = Float32Array.from({ length: count }, (_, at) => samples.getInt16(at * SAMPLE_BYTES, true));
  const range = beatRange(waveform);
  const analyzed = range ? decodeBeats(await read(range), waveform) : [];
  return {
    source: {
      waveform,
      layers: layersOf(waveform).slice(0, 1),
      values: (_layer, from, to) => values.slice(from, to),
    },
    beats: correctedBeats(analyzed, (record.corrections ?? []) as readonly EcgCorrection[]),
  };
}
