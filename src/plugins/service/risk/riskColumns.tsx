import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { FieldName } from '../../../../contract/defineEntity';
import { type ColumnInput, choiceLabel, EmptyValue, type KitRecord, useRevealedRecord } from '../../../core/kit';
import type { serviceApplication } from '../entities/applications/serviceApplication';
import type { HighRiskRow } from '../entities/risk/riskCalls';
import { riskRule } from '../entities/risk/riskRule';
import { RiskHitChips } from './RiskHitChips';
import { RiskLevelChip } from './RiskLevelChip';

/** Target hours for completing a review: 24 for high level, 72 for the others. */
const REVIEW_HOURS = { high: 24, other: 72 };

/** Converts a list record to a row of the read. A third-party back end may answer plain applications. */
export function riskRow(record: KitRecord): HighRiskRow {
  const row = record as unknown as Omit<HighRiskRow, PlainParts> & Partial<Pick<HighRiskRow, PlainParts>>;
  const { elderlyId, elderlyNo, elderlyName, elderlyCapacityTypeId } = record;
  return {
    ...row,
    elderly: row.elderly ?? {
      id: Number(elderlyId),
      no: typeof elderlyNo === 'string' ? elderlyNo : null,
      name: typeof elderlyName === 'string' ? elderlyName : null,
      elderlyCapacityTypeId: typeof elderlyCapacityTypeId === 'number' ? elderlyCapacityTypeId : null,
    },
    riskHits: row.riskHits ?? [],
    hoursOpen: row.hoursOpen ?? null,
  };
}

/** Parts that plain applications may lack. */
type PlainParts = 'elderly' | 'riskHits' | 'hoursOpen';

/** The columns of the list of visits with anomalies. */
export const riskColumns: readonly ColumnInput<FieldName<typeof serviceApplication>>[] = [
  'applicationNo',
  {
    source: 'riskScore',
    render: (record) => {
      const { riskLevel, riskScore } = riskRow(record);
      return <RiskLevelChip level={riskLevel} score={riskScore} />;
    },
  },
  {
    source: 'riskHits',
    label: 'entities.serviceApplication.fields.riskHits',
    render: (record) => <RiskHitChips hits={riskRow(record).riskHits} />,
    exportText: (record, translate) =>
      riskRow(record)
        .riskHits.map(({ ruleId }) => translate(choiceLabel(riskRule, 'ruleId', ruleId)))
        .join(' / '),
  },
  'riskStatus',
  {
    source: 'elderly',
    label: 'service-manage.sign.elder',
    render: (record) => <Person record={record} name="elderlyName" fallback={riskRow(record).elderly.name} />,
    exportText: (record) => riskRow(record).elderly.name ?? '',
  },
  {
    source: 'attendant',
    label: 'service-manage.sign.attendant',
    render: (record) => <Attendant record={record} />,
    exportText: (record) => riskRow(record).attendant?.name ?? '',
  },
  'planStart',
  { source: 'settleStatus', sortable: false },
  {
    source: 'hoursOpen',
    label: 'service-manage.risk.hoursOpen',
    numeric: true,
    render: (record) => <HoursOpen row={riskRow(record)} />,
    exportText: (record) => String(riskRow(record).hoursOpen ?? ''),
  },
  {
    source: 'reviewer',
    label: 'entities.serviceApplication.fields.riskReviewer',
    render: (record) => riskRow(record).reviewer?.name ?? <EmptyValue />,
    exportText: (record) => riskRow(record).reviewer?.name ?? '',
  },
  'serviceTypeId',
];

function Person({ record, name, fallback }: { record: KitRecord; name: string; fallback: string | null }) {
  const shown = useRevealedRecord(record);
  const revealed = shown[name];
  return <>{(typeof revealed === 'string' && revealed) || fallback || <EmptyValue />}</>;
}

function Attendant({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { attendant } = riskRow(record);
  if (!attendant) return <EmptyValue />;
  return (
    <>
      <Person record={record} name="attendantName" fallback={attendant.name} />
      {attendant.strikes90d > 0 && (
        <Box component="span" sx={{ marginInlineStart: 0.75, color: 'error.main', fontSize: '0.8125rem' }}>
          {translate('service-manage.risk.strikes', { count: attendant.strikes90d })}
        </Box>
      )}
    </>
  );
}

/** Shows how long a review has been open, highlighted beyond the target. */
function HoursOpen({ row: { hoursOpen, riskLevel } }: { row: HighRiskRow }) {
  if (hoursOpen === null) return <EmptyValue />;
  const isLate = hoursOpen > (riskLevel === 'high' ? REVIEW_HOURS.high : REVIEW_HOURS.other);
  return (
    <Box component="span" sx={{ color: isLate ? 'error.main' : undefined, fontWeight: isLate ? 600 : undefined }}>
      {hoursOpen}
    </Box>
  );
}
