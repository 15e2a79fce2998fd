import { AttendantTodo } from './AttendantTodo';

/** The attendants' tile on the start page. */
export default function AttendantWidget() {
  return <AttendantTodo label="service-manage.index.attendants" />;
}
