import { ReportTodo } from './ReportTodo';

/** The reports' tile on the start page. */
export default function ReportWidget() {
  return <ReportTodo isBrief />;
}
