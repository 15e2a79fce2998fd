import { parseIsoMoment } from '../../../../contract/moment';
import { groupLabel } from '../../../core/kit';
import type { Night } from '../entities/sleepReads';
import type { DrawReport, PrintJob } from '../parts/PrintButton';
import { drawNight, lightNight } from '../sleep/drawNight';
import { adviceTexts, missingSleepText, scoreTexts, withheldText } from '../sleep/scoreTexts';
import { nightLabels } from '../sleep/useNightLabels';
import { PrintPage } from './PrintPage';

/** Height of the night's picture in millimeters. */
const NIGHT_MM = 105;

/** Draws a portrait page: the night on one time axis, its values, and the conclusion. */
const drawSleepReport: DrawReport = async (job) => {
  const { dataProvider, resource, record, translate } = job;
  // The contract defines the type of this response.
  const night = (await dataProvider.call(resource, 'selectNight', { id: record.id }, { silent: true })) as Night;
  const page = new PrintPage('upright');
  page.heading(job);
  const missing = missingSleepText(record, translate);
  const empty = { grade: withheldText(record, translate), sleepTime: missing, sol: missing, tst: missing };
  page.facts(job, ['nightDate', 'score', 'grade', 'bedTime', 'sleepTime', 'wakeTime', 'riseTime'], 2, empty);
  drawScore(page, job);
  const { hypnogram, heartRate, spo2, movement } = night;
  if (hypnogram && heartRate && spo2 && movement) {
    page.picture({ width: page.contentWidth, height: NIGHT_MM }, (frame) =>
      drawNight({
        ...frame,
        night: { hypnogram, heartRate, spo2, movement },
        begin: parseIsoMoment(String(record.bedTime)) ?? 0,
        colors: lightNight,
        labels: nightLabels(translate),
        fontSize: 24,
      }),
    );
  }
  page.facts(
    job,
    [
      'tib',
      'tst',
      'sol',
      'waso',
      'se',
      'awakenings',
      'lightMin',
      'deepMin',
      'remMin',
      'hrAvg',
      'hrMin',
      'rrAvg',
      'spo2Avg',
      'spo2Min',
      'odi4',
      't90SleepPct',
      'ahiEst',
      'turnOver',
      'outOfBed',
      'coveragePct',
    ],
    2,
    empty,
  );
  drawAdvice(page, job);
  page.conclusion(job);
  return page.pages;
};

export default drawSleepReport;

/** Draws the parts of the score, and what limits or withholds it. */
function drawScore(page: PrintPage, { record, translate }: PrintJob): void {
  const { parts, cap, withheld, note } = scoreTexts(record, translate);
  for (const reason of withheld) page.paragraph(reason);
  if (parts.length === 0) return;
  page.paragraph(parts.map(({ label, points }) => `${label} ${points}`).join('    '), { size: 3.2 });
  if (cap !== undefined) page.paragraph(cap, { size: 3.2 });
  page.paragraph(note, { size: 2.8 });
}

function drawAdvice(page: PrintPage, { entity, record, translate }: PrintJob): void {
  const advices = adviceTexts(record, translate);
  page.paragraph(translate(groupLabel(entity, 'advice')), { size: 3.6, weight: 700 });
  if (advices.length === 0) page.paragraph(translate('report-manage.sleep.advices.none'), { size: 3.4 });
  for (const advice of advices) page.paragraph(`· ${advice}`, { size: 3.4 });
}
