import { maskValue } from '../../../../../contract/masks';
import { dayAt, parseIsoMoment } from '../../../../../contract/moment';
import type { Problem, ProblemCode } from '../../../../../contract/problems';
import { normalizeForComparison } from '../../../../../contract/values/normalizeForComparison';
import { LTCI_MONTHLY_MINUTES, TRAVEL_GAP_MIN } from '../../entities/applications/applicationLimits';
import { planMinutesOf } from '../../entities/applications/serviceApplicationRules';
import { areCertificatesFit, isRoleFit } from '../../entities/attendants/attendantFitness';
import { type AttendantHistory, wasPassed } from '../../entities/attendants/wasPassed';
import type { InputColumnName } from '../../entities/input/inputColumns';
import type { CellProblem, InputCode } from '../../entities/input/inputProblems';
import type { InputRow } from '../../entities/input/parseInputRow';
import type { ServiceType } from '../../entities/serviceType';
import type { KnownApplication } from './knownApplications';
import type { KnownAttendant, KnownElder } from './knownPeople';
import type { KnownRecords } from './knownRecords';
import type { CalendarVisit, VisitCalendar } from './visitCalendar';

/** The records that a row references. */
export interface RowSubjects {
  elder: KnownElder;
  /** Null for a request that waits for its caregiver. */
  attendant: KnownAttendant | null;
  service: ServiceType;
}

export interface RowValidation {
  row: InputRow;
  line: number;
  known: KnownRecords;
  calendar: VisitCalendar;
  /** The application that an earlier import has written under this number. */
  existing: KnownApplication | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

export type RowValidationResult =
  | { problems: CellProblem[]; subjects: undefined; visit: undefined }
  | { problems: CellProblem[]; subjects: RowSubjects; visit: CalendarVisit };

/** Validates a row against the records that it references; pure. A valid row can still have warnings. */
export function validateRow({ row, line, known, calendar, existing, now }: RowValidation): RowValidationResult {
  const problems: CellProblem[] = [];
  const add = (column: InputColumnName, code: InputCode, problem: ProblemCode, params?: Problem['params']) =>
    void problems.push({ column, code, problem, ...(params && { params }) });
  const isDone = row.actualStart !== null;
  const start = parseIsoMoment(row.planStart) ?? 0;
  const day = dayAt(start);
  const elder = findElder();
  const attendant = findAttendant();
  const service = known.serviceByText.get(normalizeForComparison(row.serviceTypeCode));
  if (!service) add('serviceTypeCode', 'NOT_FOUND', 'inputServiceUnknown');
  else if (service.enabled === false) add('serviceTypeCode', 'NOT_ALLOWED', 'disabledReference');
  if (elder) checkElder(elder);
  if (elder && service) checkGrade(elder, service);
  if (attendant && service) checkAttendant(attendant, service);
  if (existing && elder) checkExisting(existing, elder);
  if (problems.length > 0 || !elder || attendant === undefined || !service)
    return { problems, subjects: undefined, visit: undefined };
  const visit: CalendarVisit = {
    line,
    elderlyId: elder.id,
    attendantId: attendant?.id ?? null,
    serviceTypeId: service.id,
    payerType: row.payerType,
    start,
    end: parseIsoMoment(row.planEnd) ?? 0,
    minutes: planMinutesOf(row.planStart, row.planEnd) ?? 0,
  };
  checkTime(visit);
  if (problems.length > 0) return { problems, subjects: undefined, visit: undefined };
  if (!isDone && visit.end <= now) add('planEnd', 'LATE', 'inputLate');
  return { problems, subjects: { elder, attendant, service }, visit };

  function findElder(): KnownElder | undefined {
    const byNo = row.elderlyNo === null ? undefined : known.elderByNo.get(row.elderlyNo);
    const byIdNo = row.idNo === null ? [] : (known.eldersByIdNo.get(row.idNo) ?? []);
    if (row.elderlyNo === null && row.idNo === null) return findElderByName();
    if (row.elderlyNo !== null && !byNo) add('elderlyNo', 'NOT_FOUND', 'inputElderUnknown');
    if (row.idNo !== null && byIdNo.length === 0) add('idNo', 'NOT_FOUND', 'inputElderUnknown');
    if (row.elderlyNo === null && byIdNo.length > 1) add('idNo', 'AMBIGUOUS', 'inputElderAmbiguous');
    if (problems.length > 0) return undefined;
    if (byNo && row.idNo !== null && !byIdNo.some(({ id }) => id === byNo.id)) {
      add('idNo', 'MISMATCH', 'inputElderMismatch');
      return undefined;
    }
    const found = byNo ?? byIdNo[0];
    if (found && !isNameOf(found, row.elderlyName, { masked: byNo !== undefined }))
      add('elderlyName', 'MISMATCH', 'inputNameMismatch');
    return found;
  }

  /** A name alone suffices if only one elder has it. */
  function findElderByName(): KnownElder | undefined {
    const [found, ...others] = known.eldersByName.get(normalizeForComparison(row.elderlyName)) ?? [];
    if (!found) add('elderlyName', 'NOT_FOUND', 'inputElderUnknown');
    else if (others.length > 0) add('elderlyName', 'AMBIGUOUS', 'inputElderSameName');
    return others.length > 0 ? undefined : found;
  }

  /** Returns null if the row names no attendant, `undefined` if it names an unknown one. */
  function findAttendant(): KnownAttendant | null | undefined {
    if (row.attendantNo === null && row.attendantPhone === null) return findAttendantByName();
    const byNo = row.attendantNo === null ? undefined : known.attendantByNo.get(row.attendantNo);
    const byPhone = row.attendantPhone === null ? undefined : known.attendantByPhone.get(row.attendantPhone);
    if (row.attendantNo !== null && !byNo) add('attendantNo', 'NOT_FOUND', 'inputAttendantUnknown');
    if (row.attendantPhone !== null && !byPhone) add('attendantPhone', 'NOT_FOUND', 'inputAttendantUnknown');
    if (byNo && byPhone && byNo.id !== byPhone.id) add('attendantPhone', 'MISMATCH', 'inputAttendantMismatch');
    const found = byNo ?? byPhone;
    if (found && row.attendantName !== undefined && !isNameOf(found, row.attendantName))
      add('attendantName', 'MISMATCH', 'inputAttendantNameMismatch');
    return found;
  }

  function findAttendantByName(): KnownAttendant | null | undefined {
    if (row.attendantName === undefined) return null;
    const [found, ...others] = known.attendantsByName.get(normalizeForComparison(row.attendantName)) ?? [];
    if (!found) add('attendantName', 'NOT_FOUND', 'inputAttendantUnknown');
    else if (others.length > 0) add('attendantName', 'AMBIGUOUS', 'inputAttendantSameName');
    return others.length > 0 ? undefined : found;
  }

  /** Upcoming visits require an elder in service; past ones an elder who was alive and registered at that time. */
  function checkElder({ status, deceasedDate }: KnownElder): void {
    const column = elderColumn(row);
    const isPast = status !== 'draft' && (deceasedDate === null || deceasedDate >= day);
    if (isDone ? !isPast : status !== 'active') add(column, 'NOT_ALLOWED', 'inputElderState');
  }

  function checkGrade({ elderlyCapacityTypeId }: KnownElder, { capacityTypeIds }: ServiceType): void {
    const grades = capacityTypeIds ?? [];
    if (grades.length > 0 && !grades.includes(elderlyCapacityTypeId)) {
      add('serviceTypeCode', 'NOT_ALLOWED', 'gradeNotAllowed');
    }
  }

  function checkAttendant(one: KnownAttendant, type: ServiceType): void {
    const column = attendantColumn(row);
    if (!wasPassed(historyOf(one), start)) add(column, 'NOT_ALLOWED', 'attendantNotPassed');
    else if (!isRoleFit(one.role, type)) add(column, 'NOT_ALLOWED', 'attendantRoleMismatch');
    else if (!(one.serviceTypeIds ?? []).includes(type.id)) add(column, 'NOT_ALLOWED', 'attendantServiceNotOffered');
    else if (!areCertificatesFit(one, type, day)) add(column, 'NOT_ALLOWED', 'attendantCertificates');
  }

  function checkExisting(application: KnownApplication, { id }: KnownElder): void {
    // For an application outside the author's data scope, only report that the number is taken.
    if (!application.isInScope) add('externalNo', 'NOT_ALLOWED', 'notUnique');
    else if (isLocked(application)) add('externalNo', 'LOCKED', 'inputLocked');
    else if (application.status === 'completed' && !isDone) add('actualStart', 'LOCKED', 'inputLockedDone');
    else if (application.elderlyId !== id) {
      add(elderColumn(row), 'MISMATCH', 'fixedField');
    } else if (!attendant && !WAITING_STATES.has(application.status)) {
      // An import cannot remove the attendant of a visit.
      add('attendantNo', 'REQUIRED', 'inputAttendantMissing');
    }
  }

  function checkTime(visit: CalendarVisit): void {
    const same = calendar.sameService(visit, existing?.id);
    if (same?.line !== undefined) add('planStart', 'OVERLAP', 'inputOverlapInFile', { line: same.line });
    else if (same) add('planStart', 'OVERLAP', 'sameServiceOverlap', { no: same.applicationNo ?? '' });
    // The risk rules evaluate overlaps of past visits.
    if (!isDone && calendar.sameAttendant(visit, existing?.id)) {
      add('planStart', 'OVERLAP', 'attendantOverlap', { minutes: TRAVEL_GAP_MIN });
    }
    if (row.payerType !== 'ltci') return;
    const left = calendar.insuredMinutesLeft(visit, existing?.id);
    if (visit.minutes > left) {
      add('payerType', 'NOT_ALLOWED', 'ltciQuota', { hours: LTCI_MONTHLY_MINUTES / 60, left: Math.max(0, left) });
    }
  }
}

/** Whether a cell has the name of a record; a masked export has the masked name, beside a number. */
function isNameOf({ name }: { name: string }, cellText: string, { masked = true } = {}): boolean {
  return (
    normalizeForComparison(name) === normalizeForComparison(cellText) ||
    (masked && cellText === maskValue('name', name))
  );
}

/** The cell that identifies the elder, or the caregiver. */
const elderColumn = ({ elderlyNo, idNo }: InputRow): InputColumnName =>
  elderlyNo !== null ? 'elderlyNo' : idNo !== null ? 'idNo' : 'elderlyName';
const attendantColumn = ({ attendantNo, attendantPhone }: InputRow): InputColumnName =>
  attendantNo !== null ? 'attendantNo' : attendantPhone !== null ? 'attendantPhone' : 'attendantName';

const WAITING_STATES: ReadonlySet<string> = new Set(['applied', 'accepted']);
const LOCKED_STATES: ReadonlySet<string> = new Set(['settled', 'cancelled', 'rejected', 'inService']);
const LOCKED_SETTLEMENTS: ReadonlySet<string | null> = new Set(['settled', 'refused']);
const LOCKED_REVIEWS: ReadonlySet<string | null> = new Set(['reviewing', 'confirmed']);

/** An import cannot change visits that are or were paid, canceled, in progress, under review, or signed by the attendant. */
function isLocked({ status, settleStatus, riskStatus, signMethod, isReversed }: KnownApplication): boolean {
  return (
    LOCKED_STATES.has(status) ||
    LOCKED_SETTLEMENTS.has(settleStatus) ||
    isReversed === 1 ||
    LOCKED_REVIEWS.has(riskStatus) ||
    (signMethod !== null && signMethod !== 'manual')
  );
}

function historyOf({ status, passTime, banTime, leaveDate }: KnownAttendant): AttendantHistory {
  return { status, passTime: timeOf(passTime), banTime: timeOf(banTime), leaveDate };
}

const timeOf = (moment: string | null) => (moment === null ? null : (parseIsoMoment(moment) ?? null));
