import { DEFAULT_LOCALE } from '../../../../../contract/constants';
import { maskValue } from '../../../../../contract/masks';
import type { Context } from '../../../../../server/plugin-api';
import {
  INPUT_PROBLEMS_MAX,
  INPUT_VALUE_MAX,
  type InputColumnName,
  inputColumn,
  inputColumnNames,
} from '../../entities/input/inputColumns';
import { type InputProblem, type InputReport, isInputWarning } from '../../entities/input/inputProblems';
import type { ImportPlan, LineProblem } from './planInput';
import type { InputFile } from './readInputFile';

/** Whether the headings of a file have no problems that prevent reading its rows. */
export const hasValidHeadings = ({ problems }: InputFile) => problems.every(isInputWarning);

/** Returns the numbers of written and refused rows, and the report of the file. */
export function outcomeOf(file: InputFile, problems: readonly LineProblem[], plan: ImportPlan, context: Context) {
  const refused = new Set(problems.filter((problem) => !isInputWarning(problem)).map(({ line }) => line));
  const isUpdate = ({ existing }: { existing: unknown }) => existing !== undefined;
  const updated = plan.writes.filter(isUpdate).length;
  return {
    total: file.rows.length,
    inserted: plan.writes.length - updated,
    updated,
    unchanged: plan.unchanged,
    failed: hasValidHeadings(file) ? refused.size : file.rows.length,
    warnings: [...file.problems, ...problems].filter(isInputWarning).length,
    report: reportOf(context, file, problems),
  };
}

/** Returns the first problems of a file by line, with masked values. */
export function reportOf(context: Context, file: InputFile, problems: readonly LineProblem[]): InputReport {
  const headingProblems = file.problems.map(
    (problem): LineProblem => ({ ...problem, line: file.headingLine, cells: {} }),
  );
  const listed = [...headingProblems, ...problems]
    .sort((one, other) => one.line - other.line)
    .slice(0, INPUT_PROBLEMS_MAX);
  return {
    mapping: file.mapping,
    problems: listed.map(({ cells, ...problem }): InputProblem => {
      const message = context.translate(DEFAULT_LOCALE, problem.problem, problem.params);
      return { ...problem, message, value: shownValue(problem.column, cells) };
    }),
  };
}

/** Returns a cell masked as in lists. */
function shownValue(column: string, cells: LineProblem['cells']): string {
  const name = inputColumnNames.find((each): each is InputColumnName => each === column);
  const text = name && cells[name];
  if (!name || !text) return '';
  const { mask } = inputColumn(name);
  const shown = mask ? maskValue(mask, text.trim()) : text.trim();
  return String(shown ?? '').slice(0, INPUT_VALUE_MAX);
}
