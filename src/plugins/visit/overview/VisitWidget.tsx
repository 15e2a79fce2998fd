import { VisitTodo } from './VisitTodo';

/** The follow-ups' tile on the start page. */
export default function VisitWidget() {
  return <VisitTodo label="visit-manage.section" />;
}
