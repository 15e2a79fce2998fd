import { maskValue } from '../../../../../contract/masks';
import { momentOf } from '../../../../../contract/moment';
import type { InputRow } from '../../entities/input/parseInputRow';
import type { KnownApplication, KnownRecords } from './knownRecords';

/** Exports write seconds. */
const SECOND_MS = 1_000;

/**
 * Whether a row says nothing of an application that it does not hold already, as a row of an export does that nobody has changed.
 * What an export does not write is not compared: a row with such a cell is another.
 */
export function isSameVisit(row: InputRow, application: KnownApplication, known: KnownRecords): boolean {
  const isUnwritten = [row.idNo, row.attendantPhone, row.signIn, row.signOut, row.result, row.remark].some(Boolean);
  const attendantId = row.attendantNo === null ? null : known.attendantByNo.get(row.attendantNo)?.id;
  return (
    !isUnwritten &&
    row.elderlyNo === application.elderlyNo &&
    [application.elderlyName, maskValue('name', application.elderlyName)].includes(row.elderlyName) &&
    known.serviceByText.get(row.serviceTypeCode)?.id === application.serviceTypeId &&
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
  return second(text === null ? null : momentOf(text)) === second(time);
}
