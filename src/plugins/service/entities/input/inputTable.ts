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
  ...Object.values(sharedTexts).flatMap(({ heading }) =>
    Object.entries(heading).flatMap(([field, text]) => {
      const column = columnOfField(field);
      return column ? [[headingKey(text), column] as const] : [];
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
