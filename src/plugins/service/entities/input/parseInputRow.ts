import { type CoordinateSystem, coordinateSystems, toGcj02 } from '../../../../../contract/coordinates';
import type { Point } from '../../../../../contract/distance';
import { dayAt, momentOf, momentText } from '../../../../../contract/moment';
import { characterCount, hasControlCharacters, normalText } from '../../../../../contract/normalText';
import type { Problem, ProblemCode } from '../../../../../contract/problems';
import { type PayerType, payerTypes } from '../../../elderly/entities/payerTypes';
import { payerTypeTexts as englishPayers } from '../../../elderly/texts/shared/en';
import { payerTypeTexts as japanesePayers } from '../../../elderly/texts/shared/ja';
import { payerTypeTexts as chinesePayers } from '../../../elderly/texts/shared/zh-CN';
import { payerTypeTexts as traditionalPayers } from '../../../elderly/texts/shared/zh-TW';
import { planProblems } from '../serviceApplicationRules';
import { CHINA_BOX, type InputColumnName, inputColumn, inputColumnNames } from './inputColumns';
import type { CellProblem, InputCode } from './inputProblems';

/** The cells of a row by the names of their columns; absent where the file has no such column. */
export type InputCells = Readonly<Partial<Record<InputColumnName, string>>>;

/** A row whose cells are right by themselves; what it names may still be unknown. */
export interface InputRow {
  /** Empty where the row names an application by our own number alone. */
  externalNo: string;
  /** Absent where none is given, so that rows of former files keep their hash. */
  applicationNo?: string;
  elderlyNo: string | null;
  idNo: string | null;
  elderlyName: string;
  serviceTypeCode: string;
  attendantNo: string | null;
  attendantPhone: string | null;
  /** Absent where none is given, so that rows of former files keep their hash. */
  attendantName?: string;
  /** Moments of the wire. */
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

/** Any of these names the caregiver. */
const attendantColumns = ['attendantNo', 'attendantPhone', 'attendantName'] as const;

/** Most that a visit may cost, in fen. */
const AMOUNT_MAX_FEN = 10_000_000;

/**
 * Reads a row by itself, without knowing any record; pure.
 * @param now milliseconds since 1970; nothing has happened after it
 */
export function parseInputRow(given: InputCells, now: number): ParsedInputRow {
  const problems: CellProblem[] = [];
  const add = (column: InputColumnName, code: InputCode, problem: ProblemCode, params?: Problem['params']) =>
    void problems.push({ column, code, problem, ...(params && { params }) });
  const cells = cleanCells(given, add);
  const moment = (column: InputColumnName): string | null => {
    const text = cells[column];
    if (text === null) return null;
    const read = readMoment(text);
    if (read === undefined) add(column, 'FORMAT', 'inputDateFormat');
    return read ?? null;
  };
  const [planStart, planEnd] = [moment('planStart'), moment('planEnd')];
  const [actualStart, actualEnd] = [moment('actualStart'), moment('actualEnd')];

  if (cells.externalNo !== null && !/^[A-Za-z0-9_-]+$/.test(cells.externalNo)) add('externalNo', 'FORMAT', 'badCode');
  // A request may wait for its caregiver; a visit that took place had one.
  const isDone = !isEmpty(given, 'actualStart') || !isEmpty(given, 'actualEnd');
  if (isDone && attendantColumns.every((column) => isEmpty(given, column))) {
    add('attendantNo', 'REQUIRED', 'inputAttendantMissing');
  }
  for (const { field, code, params } of planProblems({ planStart, planEnd } as PlanTimes, dayAt(now))) {
    add(field as InputColumnName, 'RANGE', code, params);
  }
  checkActual();
  const system = readSystem();
  const signIn = readPoint('signInLng', 'signInLat');
  const signOut = readPoint('signOutLng', 'signOutLat');
  const payerType = readPayer();
  const amountFen = readAmount();
  const rating = readRating();
  const { applicationNo, elderlyName, serviceTypeCode } = cells;
  const externalNo = cells.externalNo ?? '';
  if (problems.length > 0 || !elderlyName || !serviceTypeCode || !planStart || !planEnd || !payerType) {
    return { row: undefined, problems };
  }
  const { elderlyNo, attendantNo, attendantPhone, attendantName, result, remark } = cells;
  const idNo = cells.idNo?.toUpperCase() ?? null;
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
    if (isEmpty(given, 'actualStart') !== isEmpty(given, 'actualEnd')) {
      add(isEmpty(given, 'actualStart') ? 'actualStart' : 'actualEnd', 'REQUIRED', 'inputActualPair');
      return;
    }
    const [start, end] = [momentOf(actualStart ?? ''), momentOf(actualEnd ?? '')];
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
    if (isEmpty(given, lngColumn) && isEmpty(given, latColumn)) return null;
    if (isEmpty(given, lngColumn) || isEmpty(given, latColumn)) {
      add(isEmpty(given, lngColumn) ? lngColumn : latColumn, 'REQUIRED', 'coordinatePair');
      return null;
    }
    const lng = readDegrees(lngColumn, CHINA_BOX.lng);
    const lat = readDegrees(latColumn, CHINA_BOX.lat);
    return lng === undefined || lat === undefined ? null : toGcj02({ lng, lat }, system);
  }

  function readDegrees(column: InputColumnName, [min, max]: readonly [number, number]): number | undefined {
    const text = cells[column];
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
    const found = payerByText.get(cells.payerType.toLowerCase());
    if (!found) add('payerType', 'FORMAT', 'notAllowed');
    return found;
  }

  function readAmount(): number | null {
    if (cells.amount === null) return null;
    const [, sign = '', yuan = '', fen = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(cells.amount) ?? [];
    if (yuan === '') {
      add('amount', 'FORMAT', /^-?\d+\.\d{3,}$/.test(cells.amount) ? 'tooManyDigits' : 'notNumber', { scale: 2 });
      return null;
    }
    const amount = Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
    if (sign && amount > 0) add('amount', 'RANGE', 'amountTooSmall', { min: 0 });
    if (amount > AMOUNT_MAX_FEN) add('amount', 'RANGE', 'amountTooLarge', { max: AMOUNT_MAX_FEN / 100 });
    return amount;
  }

  function readRating(): number | null {
    if (cells.rating === null) return null;
    if (!/^\d$/.test(cells.rating)) add('rating', 'FORMAT', 'notInteger');
    else if (!/^[1-5]$/.test(cells.rating)) add('rating', 'RANGE', 'inputRating');
    return Number(cells.rating);
  }
}

type PlanTimes = Parameters<typeof planProblems>[0];
type Add = (column: InputColumnName, code: InputCode, problem: ProblemCode, params?: Problem['params']) => void;

const isEmpty = (cells: InputCells, column: InputColumnName) => normalText(cells[column] ?? '') === '';

/** Our own number will do in place of that of another system. */
const isNamed = (column: InputColumnName, given: InputCells) =>
  column === 'externalNo' && !isEmpty(given, 'applicationNo');

/** The cells without blanks around them, `null` for those that are empty or wrong whatever they mean. */
function cleanCells(given: InputCells, add: Add): Readonly<Record<InputColumnName, string | null>> {
  const clean: Partial<Record<InputColumnName, string | null>> = {};
  for (const name of inputColumnNames) {
    const { required, max, multiline } = inputColumn(name);
    const text = normalText(given[name] ?? '');
    clean[name] = null;
    if (text === '') {
      if (required && !isNamed(name, given)) add(name, 'REQUIRED', 'required');
    } else if (text.includes('\uFFFD')) add(name, 'ENCODING', 'inputBroken');
    else if (characterCount(text) > max) add(name, 'TOO_LONG', 'tooLong', { max });
    else if (hasControlCharacters(text, { multiline: multiline === true })) add(name, 'FORMAT', 'controlCharacters');
    else clean[name] = text;
  }
  // Every column has been looked at.
  return clean as Record<InputColumnName, string | null>;
}

const DASHED = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
const SLASHED = /^(\d{4})\/(\d{1,2})\/(\d{1,2}) (\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** A moment of the company's clock written `YYYY-MM-DD HH:mm[:ss]` or `YYYY/M/D H:mm[:ss]`, as on the wire. */
export function readMoment(text: string): string | undefined {
  const [, year, ...rest] = DASHED.exec(text) ?? SLASHED.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [month, day, hour, minute, second] = rest.map((part) => (part ?? '00').padStart(2, '0'));
  const milliseconds = momentOf(`${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}+08:00`);
  if (milliseconds === undefined || Number(year) < 1900 || Number(year) > 2100) return undefined;
  return momentText(milliseconds);
}

const payerByText = new Map<string, PayerType>(
  payerTypes.flatMap((payer): [string, PayerType][] =>
    [payer, chinesePayers[payer], traditionalPayers[payer], englishPayers[payer], japanesePayers[payer]].map((text) => [
      text.toLowerCase(),
      payer,
    ]),
  ),
);
