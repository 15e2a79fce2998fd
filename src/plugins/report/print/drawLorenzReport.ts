import { choiceLabel, listSeparator } from '../../../core/kit';
import { lorenz } from '../entities/lorenz';
import type { Cloud, CloudPart } from '../entities/lorenzReads';
import { drawCloud, lightCloud } from '../lorenz/drawCloud';
import type { DrawReport, PrintJob } from '../parts/PrintButton';
import { MARGIN, PrintPage } from './PrintPage';

/** Sizes in millimeters of the large plot, and of the day and night plots. */
const LARGE_MM = 100;
const SMALL_MM = 80;

/**
 * Draws a portrait page: the values, the clouds of the whole time, of day and of night, and the conclusion.
 * @param typeResource resource of the plot shapes
 */
export const drawLorenzReport =
  (typeResource: string): DrawReport =>
  async (job) => {
    const { dataProvider, resource, record } = job;
    const clouds = await Promise.all(
      (['all', 'day', 'night'] as const satisfies CloudPart[]).map(
        // The contract defines the type of this response.
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
    page.paragraph(job.translate('report-manage.print.clouds'), { size: 3 });
    page.conclusion(job, await shapeText(job, typeResource));
    return page.pages;
  };

/** Returns the conclusion of the analysis: the shape with its confidence, possible meaning and advice, and the findings. */
async function shapeText({ dataProvider, record, translate, locale }: PrintJob, resource: string): Promise<string> {
  const id = Number(record.lorenzTypeId);
  const { data } = id > 0 && resource !== '' ? await dataProvider.getOne(resource, { id }) : { data: undefined };
  const findings = Array.isArray(record.findings) ? record.findings.map(String) : [];
  const confidence = typeof record.confidence === 'number' && `${Math.round(record.confidence * 100)}%`;
  const parts = [
    data && [data.name, confidence].filter(Boolean).join(' '),
    data?.meaning,
    findings.map((code) => translate(choiceLabel(lorenz, 'findings', code))).join(listSeparator(locale)),
    data?.suggestion,
  ];
  return parts.filter(Boolean).join(locale === 'en' ? '; ' : '；');
}
