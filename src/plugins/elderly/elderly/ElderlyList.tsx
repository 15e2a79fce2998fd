import type { FieldName } from '../../../../contract/defineEntity';
import { type ColumnInput, EntityList, PackageButton } from '../../../core/kit';
import { elderly } from '../entities/elderly';
import { elderlyIO } from '../entities/elderlyIO';
import { place } from './placeColumn';

/** Lists all elders, with the columns that operators need. */
export default function ElderlyList() {
  return (
    <EntityList
      entity={elderly}
      title="elderly-manage.pages.elderly"
      columns={columns}
      extraFields={['street', 'community']}
      actions={<PackageButton packages={elderlyIO} />}
    />
  );
}

const columns: ColumnInput<FieldName<typeof elderly>>[] = [
  'elderlyNo',
  'name',
  'status',
  'age',
  'elderlyCapacityTypeId',
  'elderlyTypeId',
  place,
  'lastServiceTime',
  'attendantId',
  'serviceCount30d',
  'gender',
  'elderlyLiveTypeId',
  'elderlyMunicipalTypeIds',
];
