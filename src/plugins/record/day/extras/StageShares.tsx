import { useTranslate } from 'react-admin';
import { ChartPanel } from '../../../../core/kit';
import { aggregateOf, type ExtraProps } from './extra';
import { ShareBars } from './ShareBars';

/** Sleep stages with their usual percentage in older adults (N1 and N2 together are light sleep). */
const STAGES = [
  { stage: 'light', field: 'lightMin', usual: [50, 65] },
  { stage: 'deep', field: 'deepMin', usual: [15, 20] },
  { stage: 'rem', field: 'remMin', usual: [15, 25] },
] as const;

/** Shows the composition of the sleep beside the usual ranges. */
export default function StageShares({ day }: ExtraProps) {
  const translate = useTranslate();
  const asleep = aggregateOf(day.record, 'asleepMin') ?? 0;
  return (
    <ChartPanel
      title={translate('record-manage.day.stages.title')}
      empty={asleep === 0 ? translate('record-manage.day.noSleep') : undefined}
    >
      <ShareBars
        bars={STAGES.map(({ stage, field, usual }) => {
          const minutes = aggregateOf(day.record, field) ?? 0;
          const percent = asleep === 0 ? 0 : (minutes / asleep) * 100;
          return {
            label: translate(`record-manage.day.sleepStatus.${stage}`),
            percent,
            text: translate('record-manage.day.stages.share', {
              percent: Math.round(percent),
              minutes,
              from: usual[0],
              to: usual[1],
            }),
            color: stage,
            usual,
          };
        })}
      />
    </ChartPanel>
  );
}
