import { TIME_ZONE_OFFSET } from '../../../../../contract/constants';
import type { Point } from '../../../../../contract/distance';
import { dayAt, parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import type { Problem, ProblemCode } from '../../../../../contract/problems';
import { normalizeNumber, parseAmount } from '../../../../../contract/values/amount';
import { normalizeForComparison } from '../../../../../contract/values/normalizeForComparison';
import { normalizePhoneNumber } from '../../../../../contract/values/normalizePhoneNumber';
import { parseTypedDate } from '../../../../../contract/values/parseTypedDate';
import { normalDocumentNumber } from '../../../elderly/entities/identity/idDocument';
import { payerTypeTexts } from '../../../elderly/entities/input/payerTypeTexts';
import { type PayerType, payerTypes } from '../../../elderly/entities/payerTypes';
import { planProblems } from '../applications/serviceApplicationRules';
import { type CoordinateSystem, coordinateSystems, toGcj02 } from '../places/coordinates';
import { cleanCells, type InputCells, isEmpty } from './inputCells';
import { CHINA_BOX, type InputColumnName } from './inputColumns';
import type { CellProblem, InputCode } from './inputProblems';

/** A row whose cells are valid on their own; the records it names may still be unknown. */
export interface InputRow {
  /** Empty if the row identifies an application only by our own number. */
  externalNo: string;
  /** Absent if the row has none, so that the hash of rows in older files does not change. */
  applicationNo?: string;
  elderlyNo: string | null;
  idNo: string | null;
  elderlyName: string;
  serviceTypeCode: string;
  attendantNo: string | null;
  attendantPhone: string | null;
  /** Absent if the row has none, so that the hash of rows in older files does not change. */
  attendantName?: string;
  /** Moments in wire format. */
  planStart: string;
  planEnd: string;
  actualStart: string | null;
  actualEnd: string | null;
  /** Degrees, GCJ-02. */
  signIn: Point | null;
  signOut: Point | null;
  payerType: PayerType;
  amountFen: number | null;
  result: string | null;
  rating: number | null;
  remark: string | null;
}

export type ParsedInputRow = { row: InputRow; problems: [] } | { row: undefined; problems: CellProblem[] };

/** Any of these columns identifies the caregiver. */
const attendantColumns = ['attendantNo', 'attendantPhone', 'attendantName'] as const;

/** Maximum price of a visit, in fen. */
const AMOUNT_MAX_FEN = 10_000_000;

/**
 * Parses and validates a row without any records; pure.
 * @param now milliseconds since 1970; actual times must not be later
 */
export function parseInputRow(rawCells: InputCells, now: number): ParsedInputRow {
  const problems: CellProblem[] = [];
  const add = (column: InputColumnName, code: InputCode, problem: ProblemCode, params?: Problem['params']) =>
    void problems.push({ column, code, problem, ...(params && { params }) });
  const cells = cleanCells(rawCells, add);
  const today = dayAt(now);
  const moment = (column: InputColumnName): string | null => {
    const text = cells[column];
    if (text === null) return null;
    const parsed = readMoment(text, today);
    if (parsed === undefined) add(column, 'FORMAT', 'inputDateFormat');
    return parsed ?? null;
  };
  const [planStart, planEnd] = [moment('planStart'), moment('planEnd')];
  const [actualStart, actualEnd] = [moment('actualStart'), moment('actualEnd')];

  if (cells.externalNo !== null && !/^[A-Za-z0-9_-]+$/.test(cells.externalNo)) add('externalNo', 'FORMAT', 'badCode');
  // A request can lack a caregiver; a visit that took place cannot.
  const isDone = !isEmpty(rawCells, 'actualStart') || !isEmpty(rawCells, 'actualEnd');
  if (isDone && attendantColumns.every((column) => isEmpty(rawCells, column))) {
    add('attendantNo', 'REQUIRED', 'inputAttendantMissing');
  }
  for (const { field, code, params } of planProblems({ planStart, planEnd } as PlanTimes, today)) {
    add(field as InputColumnName, 'RANGE', code, params);
  }
  checkActual();
  const system = readSystem();
  const signIn = readPoint('signInLng', 'signInLat');
  const signOut = readPoint('signOutLng', 'signOutLat');
  const payerType = readPayer();
  const amountFen = readFen();
  const rating = readRating();
  const { applicationNo, elderlyName, serviceTypeCode } = cells;
  const externalNo = cells.externalNo ?? '';
  if (problems.length > 0 || !elderlyName || !serviceTypeCode || !planStart || !planEnd || !payerType) {
    return { row: undefined, problems };
  }
  const { elderlyNo, attendantNo, attendantName, result, remark } = cells;
  const idNo = cells.idNo === null ? null : normalDocumentNumber(cells.idNo);
  const attendantPhone = cells.attendantPhone === null ? null : normalizePhoneNumber(cells.attendantPhone);
  return {
    row: {
      externalNo,
      ...(applicationNo !== null && { applicationNo }),
      elderlyNo,
      idNo,
      elderlyName,
      serviceTypeCode,
      attendantNo,
      attendantPhone,
      ...(attendantName !== null && { attendantName }),
      planStart,
      planEnd,
      actualStart,
      actualEnd,
      signIn,
      signOut,
      payerType,
      amountFen,
      result,
      rating,
      remark,
    },
    problems: [],
  };

  function checkActual(): void {
    if (isEmpty(rawCells, 'actualStart') !== isEmpty(rawCells, 'actualEnd')) {
      add(isEmpty(rawCells, 'actualStart') ? 'actualStart' : 'actualEnd', 'REQUIRED', 'inputActualPair');
      return;
    }
    const [start, end] = [parseIsoMoment(actualStart ?? ''), parseIsoMoment(actualEnd ?? '')];
    if (start === undefined || end === undefined) return;
    if (end <= start) add('actualEnd', 'RANGE', 'signOutBeforeSignIn');
    else if (end > now) add('actualEnd', 'RANGE', 'timeInFuture');
  }

  function readSystem(): CoordinateSystem {
    const text = cells.coordSys?.toUpperCase().replace('-', '') ?? 'GCJ02';
    const found = coordinateSystems.find((each) => each === text);
    if (!found) add('coordSys', 'FORMAT', 'notAllowed');
    return found ?? 'GCJ02';
  }

  function readPoint(lngColumn: InputColumnName, latColumn: InputColumnName): Point | null {
    if (isEmpty(rawCells, lngColumn) && isEmpty(rawCells, latColumn)) return null;
    if (isEmpty(rawCells, lngColumn) || isEmpty(rawCells, latColumn)) {
      add(isEmpty(rawCells, lngColumn) ? lngColumn : latColumn, 'REQUIRED', 'coordinatePair');
      return null;
    }
    const lng = readDegrees(lngColumn, CHINA_BOX.lng);
    const lat = readDegrees(latColumn, CHINA_BOX.lat);
    return lng === undefined || lat === undefined ? null : toGcj02({ lng, lat }, system);
  }

  function readDegrees(column: InputColumnName, [min, max]: readonly [number, number]): number | undefined {
    const text = cells[column] === null ? null : normalizeNumber(cells[column]);
    if (text === null) return undefined;
    if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) {
      add(column, 'FORMAT', 'notNumber');
      return undefined;
    }
    const degrees = Number(text);
    if (degrees >= min && degrees <= max) return degrees;
    add(column, 'RANGE', 'inputOutsideChina');
    return undefined;
  }

  function readPayer(): PayerType | undefined {
    if (cells.payerType === null) return undefined;
    const found = payerByText.get(normalizeForComparison(cells.payerType));
    if (!found) add('payerType', 'FORMAT', 'notAllowed');
    return found;
  }

  function readFen(): number | null {
    if (cells.amount === null) return null;
    const parsed = parseAmount(cells.amount);
    if (!parsed.ok) {
      add('amount', 'FORMAT', parsed.code, { scale: 2 });
      return null;
    }
    if (parsed.fen < 0) add('amount', 'RANGE', 'amountTooSmall', { min: 0 });
    if (parsed.fen > AMOUNT_MAX_FEN) add('amount', 'RANGE', 'amountTooLarge', { max: AMOUNT_MAX_FEN / 100 });
    return parsed.fen;
  }

  function readRating(): number | null {
    if (cells.rating === null) return null;
    const text = normalizeNumber(cells.rating);
    if (!/^\d$/.test(text)) add('rating', 'FORMAT', 'notInteger');
    else if (!/^[1-5]$/.test(text)) add('rating', 'RANGE', 'inputRating');
    return Number(text);
  }
}

type PlanTimes = Parameters<typeof planProblems>[0];

/** Parses a moment in company time as forms accept it; returns it in wire format. */
export function readMoment(text: string, today: string): string | undefined {
  const typed = parseTypedDate('moment', text, today);
  const milliseconds = typed && parseIsoMoment(`${typed.day}T${typed.time}${TIME_ZONE_OFFSET}`);
  if (milliseconds === undefined || typed === undefined || typed.day < '1900' || typed.day > '2101') return undefined;
  return toIsoMoment(milliseconds);
}

const payerByText = new Map<string, PayerType>(
  payerTypes.flatMap((payer): [string, PayerType][] =>
    [payer, ...payerTypeTexts.map((texts) => texts[payer])].map((text) => [normalizeForComparison(text), payer]),
  ),
);
