import type { MaskKind } from '../../../../../contract/fields';

/** Maximum number of rows in a file, without the heading. */
export const INPUT_ROWS_MAX = 5_000;
/** Maximum number of problems that a report lists; it only counts the others. */
export const INPUT_PROBLEMS_MAX = 5_000;
/** Maximum length of a cell in a report. */
export const INPUT_VALUE_MAX = 60;
/** Maximum length of a stored report that is answered. Reports from before this limit may be longer. */
export const INPUT_REPORT_MAX = 6_000_000;
/** Bounds of valid positions, in degrees: those of China. */
export const CHINA_BOX = { lng: [73, 136], lat: [3, 54] } as const;

/** A column of the file. */
export interface InputColumn {
  /** Chinese heading; the English heading is the name of the column. */
  heading: string;
  /** Every row must have a value. */
  required?: boolean;
  /** Maximum length. */
  max: number;
  multiline?: boolean;
  /** Decimal places, for numbers. */
  scale?: number;
  /** How reports mask its values. */
  mask?: MaskKind;
  /** Values in the example rows of the template. */
  examples: readonly [string, string];
}

/** The columns of a service-input file, in the order of the template. */
export const inputColumns = {
  applicationNo: { heading: '单号', max: 20, examples: ['', ''] },
  externalNo: { heading: '外部单号', required: true, max: 40, examples: ['HB-20250301-001', 'HB-20250301-002'] },
  elderlyNo: { heading: '老人编号', max: 20, examples: ['E1199010000001', ''] },
  idNo: { heading: '证件号', max: 30, mask: 'document', examples: ['', '119901194003150026'] },
  elderlyName: { heading: '老人姓名', required: true, max: 50, mask: 'name', examples: ['示例甲', '示例乙'] },
  serviceTypeCode: { heading: '服务类型', required: true, max: 50, examples: ['LIFE06', '居室清洁'] },
  attendantNo: { heading: '护理员编号', max: 16, examples: ['A0000001', ''] },
  attendantPhone: { heading: '护理员手机', max: 20, mask: 'phone', examples: ['', ''] },
  attendantName: { heading: '护理员姓名', max: 50, mask: 'name', examples: ['', '示例丙'] },
  planStart: { heading: '计划开始', required: true, max: 20, examples: ['2025-03-01 09:00', '2025/3/1 14:00'] },
  planEnd: { heading: '计划结束', required: true, max: 20, examples: ['2025-03-01 09:45', '2025/3/1 15:00'] },
  actualStart: { heading: '实际开始', max: 20, examples: ['2025-03-01 08:58', ''] },
  actualEnd: { heading: '实际结束', max: 20, examples: ['2025-03-01 09:47', ''] },
  signInLng: { heading: '签到经度', max: 20, scale: 6, mask: 'text', examples: ['', ''] },
  signInLat: { heading: '签到纬度', max: 20, scale: 6, mask: 'text', examples: ['', ''] },
  signOutLng: { heading: '签退经度', max: 20, scale: 6, mask: 'text', examples: ['', ''] },
  signOutLat: { heading: '签退纬度', max: 20, scale: 6, mask: 'text', examples: ['', ''] },
  coordSys: { heading: '坐标系', max: 10, examples: ['GCJ02', ''] },
  payerType: { heading: '付费方式', required: true, max: 40, examples: ['长护险', 'self'] },
  amount: { heading: '金额(元)', max: 20, scale: 2, examples: ['60.00', ''] },
  result: { heading: '服务内容', max: 1000, multiline: true, mask: 'text', examples: ['陪伴聊天，情绪平稳', ''] },
  rating: { heading: '评分', max: 1, scale: 0, examples: ['5', ''] },
  remark: { heading: '备注', max: 500, multiline: true, mask: 'text', examples: ['', ''] },
} as const satisfies Readonly<Record<string, InputColumn>>;
export type InputColumnName = keyof typeof inputColumns;

/** The names of the columns in the order of the template. */
export const inputColumnNames = Object.keys(inputColumns) as readonly InputColumnName[];

/** Returns the definition of a column. */
export const inputColumn = (name: InputColumnName): InputColumn => inputColumns[name];
