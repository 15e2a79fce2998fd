import { headingKey, type TableSpec } from '../../../../../contract/table/tableSpec';
import { byLocale } from '../../../../../contract/texts/localeTexts';
import { INPUT_ROWS_MAX, type InputColumnName, inputColumn, inputColumnNames, inputColumns } from './inputColumns';

/** Common alternatives to the headings. */
const ALIASES: Readonly<Record<string, InputColumnName>> = {
  手机: 'attendantPhone',
  护理员: 'attendantName',
  姓名: 'elderlyName',
  金额: 'amount',
};

/** Headings of exports of earlier versions, by field. */
const FORMER_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  applicationNo: ['Application no.', '依頼番号'],
  attendantName: ['スタッフ氏名'],
  attendantNo: ['スタッフ番号'],
  planStart: ['Planned begin'],
  signInTime: ['Signed in'],
  signOutTime: ['Signed out'],
  signInLng: ['Sign-in longitude'],
  signInLat: ['Sign-in latitude'],
  signOutLng: ['Sign-out longitude'],
  signOutLat: ['Sign-out latitude'],
};

/** The columns whose name differs from that of the field that exports write under the same heading. */
const COLUMN_OF_FIELD: Readonly<Record<string, InputColumnName>> = {
  serviceTypeId: 'serviceTypeCode',
  signInTime: 'actualStart',
  signOutTime: 'actualEnd',
  priceFen: 'amount',
  serviceResult: 'result',
};

const sharedTexts = byLocale(
  import.meta.glob<typeof import('../../texts/shared/zh-CN.json')>('../../texts/shared/*.json', {
    eager: true,
    import: 'default',
  }),
);

const columnOfField = (field: string) => COLUMN_OF_FIELD[field] ?? inputColumnNames.find((name) => name === field);

/** The columns by heading: those of the template, and those of exports and packages in every language. */
const headings: Readonly<Record<string, InputColumnName>> = Object.fromEntries([
  ...[...Object.values(sharedTexts).map(({ heading }) => heading), FORMER_HEADINGS].flatMap((texts) =>
    Object.entries(texts).flatMap(([field, text]) => {
      const column = columnOfField(field);
      return column ? [text].flat().map((each) => [headingKey(each), column] as const) : [];
    }),
  ),
  ...inputColumnNames.flatMap((name) => [
    [headingKey(inputColumn(name).heading), name] as const,
    [headingKey(name), name] as const,
  ]),
  ...Object.entries(ALIASES),
]);

/** The table specification of a service-input file. */
export const inputTable = { headings, columns: inputColumns, rowsMax: INPUT_ROWS_MAX } as const satisfies TableSpec;
