import { ElderlyTodo } from './ElderlyTodo';

/** The elders' tile on the start page. */
export default function ElderlyWidget() {
  return <ElderlyTodo label="elderly-manage.section" />;
}
