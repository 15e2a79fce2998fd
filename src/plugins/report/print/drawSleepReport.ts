import { momentOf } from '../../../../contract/moment';
import type { Night } from '../entities/sleepReads';
import type { DrawReport } from '../parts/PrintButton';
import { drawNight, lightNight } from '../sleep/drawNight';
import { nightLabels } from '../sleep/useNightLabels';
import { PrintPage } from './PrintPage';

/** Millimetres of the night's picture. */
const NIGHT_MM = 105;

/** A page upright: the night over one axis, its values, the conclusion. */
const drawSleepReport: DrawReport = async (job) => {
  const { dataProvider, resource, record, translate } = job;
  // The server has answered what the contract says.
  const night = (await dataProvider.call(resource, 'selectNight', { id: record.id }, { silent: true })) as Night;
  const page = new PrintPage('upright');
  page.heading(job);
  page.facts(job, ['nightDate', 'score', 'grade', 'bedTime', 'sleepTime', 'wakeTime', 'riseTime'], 2);
  const { hypnogram, heartRate, spo2, movement } = night;
  if (hypnogram && heartRate && spo2 && movement) {
    page.picture({ width: page.room, height: NIGHT_MM }, (frame) =>
      drawNight({
        ...frame,
        night: { hypnogram, heartRate, spo2, movement },
        begin: momentOf(String(record.bedTime)) ?? 0,
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
      't90Pct',
      'ahiEst',
      'outOfBed',
    ],
    3,
  );
  page.conclusion(job);
  return [page.canvas];
};

export default drawSleepReport;
