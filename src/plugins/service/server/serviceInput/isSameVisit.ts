import { maskValue } from '../../../../../contract/masks';
import { parseIsoMoment } from '../../../../../contract/moment';
import { normalizeForComparison } from '../../../../../contract/values/normalizeForComparison';
import type { InputRow } from '../../entities/input/parseInputRow';
import type { KnownApplication } from './knownApplications';
import type { KnownRecords } from './knownRecords';

/** Exports write times with seconds. */
const SECOND_MS = 1_000;

/**
 * Returns whether a row adds nothing to an application, like an unchanged row of an export. Columns that exports omit
 * cannot be compared, so a row with such a cell counts as different.
 */
export function isSameVisit(row: InputRow, application: KnownApplication, known: KnownRecords): boolean {
  const hasExtraColumns = [row.idNo, row.attendantPhone, row.signIn, row.signOut, row.result, row.remark].some(Boolean);
  const attendantId = row.attendantNo === null ? null : known.attendantByNo.get(row.attendantNo)?.id;
  return (
    !hasExtraColumns &&
    row.elderlyNo === application.elderlyNo &&
    [application.elderlyName, maskValue('name', application.elderlyName)].includes(row.elderlyName) &&
    known.serviceByText.get(normalizeForComparison(row.serviceTypeCode))?.id === application.serviceTypeId &&
    attendantId === application.attendantId &&
    isSameTime(row.planStart, application.planStart) &&
    isSameTime(row.planEnd, application.planEnd) &&
    isSameTime(row.actualStart, application.signInTime) &&
    isSameTime(row.actualEnd, application.signOutTime) &&
    row.payerType === application.payerType &&
    (row.amountFen === null || row.amountFen === application.priceFen) &&
    (row.rating === null || row.rating === application.rating)
  );
}

function isSameTime(text: string | null, time: number | null): boolean {
  const second = (moment: number | null | undefined) => (moment == null ? null : Math.floor(moment / SECOND_MS));
  return second(text === null ? null : parseIsoMoment(text)) === second(time);
}
