import { vip } from '../../../../contract/account/vip';
import { ColorDot, EntityList, FieldValue } from '../../../core/kit';

/** Membership levels by rank. */
export default function VipList() {
  return (
    <EntityList
      entity={vip}
      columns={[
        'level',
        {
          source: 'name',
          render: (record) => (
            <>
              {typeof record.color === 'string' && <ColorDot color={record.color} />}
              <FieldValue entity={vip} source="name" record={record} />
            </>
          ),
        },
        'priceFen',
        'originalPriceFen',
        'durationDays',
        'discountPct',
        { source: 'memberCount', numeric: true, sortable: false },
        'enabled',
      ]}
      quickFilters={[
        { label: 'account-manage.vip.quick.enabled', filter: { enabled: true } },
        { label: 'account-manage.vip.quick.disabled', filter: { enabled: false } },
      ]}
    />
  );
}
