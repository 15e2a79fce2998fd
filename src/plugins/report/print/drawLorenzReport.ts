import type { Cloud, CloudPart } from '../entities/lorenzReads';
import { drawCloud, lightCloud } from '../lorenz/drawCloud';
import type { DrawReport } from '../parts/PrintButton';
import { MARGIN, PrintPage } from './PrintPage';

/** Millimetres of the large plot, and of those of day and night. */
const LARGE_MM = 100;
const SMALL_MM = 80;

/** A page upright: the values, the cloud of the whole time and those of day and night, the conclusion. */
const drawLorenzReport: DrawReport = async (job) => {
  const { dataProvider, resource, record } = job;
  const clouds = await Promise.all(
    (['all', 'day', 'night'] as const satisfies CloudPart[]).map(
      // The server has answered what the contract says.
      async (part) =>
        (await dataProvider.call(resource, 'selectCloud', { id: record.id, part }, { silent: true })) as Cloud,
    ),
  );
  const [all, day, night] = clouds;
  const page = new PrintPage('upright');
  page.heading(job);
  page.facts(job, ['hours', 'nnCount', 'meanRr', 'sdnn', 'rmssd', 'sd1', 'sd2', 'ratio', 'area', 'ectopicPct'], 3);
  const plot = (cloud: Cloud | undefined, size: number, left: number) => {
    if (!cloud) return;
    page.picture({ width: size, height: size, left }, ({ context, width }) =>
      drawCloud({ context, cloud, size: width, colors: lightCloud, fontSize: 22 }),
    );
  };
  plot(all, LARGE_MM, (page.width - LARGE_MM) / 2);
  const { top } = page;
  plot(day, SMALL_MM, MARGIN);
  page.top = top;
  plot(night, SMALL_MM, page.width - MARGIN - SMALL_MM);
  page.text(job.translate('report-manage.print.clouds'), { size: 3 });
  page.conclusion(job);
  return [page.canvas];
};

export default drawLorenzReport;
