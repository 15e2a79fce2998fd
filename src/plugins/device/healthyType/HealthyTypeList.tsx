import { lazy } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { choiceLabel, DictionaryList, type KitRecord, listSeparator, Nothing } from '../../../core/kit';
import { deviceUserHealthyType } from '../entities/deviceUserHealthyType';
import type { Threshold } from '../entities/thresholds';

/** Inputs are fetched with the dialog that has them. */
const ThresholdsInput = lazy(() => import('./ThresholdsInput'));
const INPUTS = { thresholds: <ThresholdsInput /> };

/** Health classes and the thresholds they carry. */
export default function HealthyTypeList() {
  return (
    <DictionaryList
      entity={deviceUserHealthyType}
      columns={[{ source: 'thresholds', sortable: false, render: (record) => <Watched record={record} /> }]}
      inputs={INPUTS}
      width="lg"
      title="device-manage.pages.deviceUserHealthyType"
    />
  );
}

/** What a class watches. */
function Watched({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rows: Threshold[] = Array.isArray(record.thresholds) ? record.thresholds : [];
  if (rows.length === 0) return <Nothing />;
  const names = rows.map(({ measure }) => translate(choiceLabel(deviceUserHealthyType, 'thresholds.measure', measure)));
  return <>{names.join(listSeparator(locale))}</>;
}
