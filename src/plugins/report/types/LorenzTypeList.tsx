import { DictionaryList } from '../../../core/kit';
import { lorenzType } from '../entities/lorenzType';
import { SampleShape } from '../lorenz/SampleShape';

/** Lists the shapes of Lorenz plots. */
export default function LorenzTypeList() {
  return (
    <DictionaryList
      entity={lorenzType}
      columns={[
        {
          source: 'sample',
          label: 'report-manage.lorenz.sample',
          sortable: false,
          render: (record) => <SampleShape code={String(record.code)} size={44} />,
        },
        'shape',
        'meaning',
        'severity',
      ]}
      title="report-manage.pages.lorenzType"
    />
  );
}
