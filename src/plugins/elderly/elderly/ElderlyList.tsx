import type { FieldName } from '../../../../contract/defineEntity';
import { type ColumnInput, EntityList, PackageButton } from '../../../core/kit';
import { elderly } from '../entities/elderly';
import { elderlyIO } from '../entities/elderlyIO';
import { place } from './placeColumn';

/** All elders, with the columns operators work by. */
export default function ElderlyList() {
  return (
    <EntityList
      entity={elderly}
      title="elderly-manage.pages.elderly"
      columns={columns}
      actions={<PackageButton packages={elderlyIO} />}
    />
  );
}

const columns: ColumnInput<FieldName<typeof elderly>>[] = [
  'elderlyNo',
  'name',
  'status',
  'gender',
  'age',
  'elderlyCapacityTypeId',
  'elderlyLiveTypeId',
  'elderlyMunicipalTypeIds',
  'elderlyTypeId',
  place,
  'attendantId',
  'lastServiceTime',
  'serviceCount30d',
];
