import { lazy } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { choiceLabel, DictionaryList, EmptyValue, type KitRecord, listSeparator } from '../../../core/kit';
import type { Threshold } from '../entities/thresholds/thresholds';
import { deviceUserHealthyType } from '../entities/wearers/deviceUserHealthyType';

/** Loads the inputs together with their dialog. */
const ThresholdsInput = lazy(() => import('./ThresholdsInput'));
const INPUTS = { thresholds: <ThresholdsInput /> };

/** Lists health classes and their thresholds. */
export default function HealthyTypeList() {
  return (
    <DictionaryList
      entity={deviceUserHealthyType}
      columns={[{ source: 'thresholds', sortable: false, render: (record) => <MonitoredMeasures record={record} /> }]}
      inputs={INPUTS}
      width="lg"
      title="device-manage.pages.deviceUserHealthyType"
    />
  );
}

/** Shows the measures that a class watches. */
function MonitoredMeasures({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rows: Threshold[] = Array.isArray(record.thresholds) ? record.thresholds : [];
  if (rows.length === 0) return <EmptyValue />;
  const names = rows.map(({ measure }) => translate(choiceLabel(deviceUserHealthyType, 'thresholds.measure', measure)));
  return <>{names.join(listSeparator(locale))}</>;
}
