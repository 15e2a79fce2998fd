import { MessageTodo } from './MessageTodo';

/** The messages' tile on the start page. */
export default function MessageWidget() {
  return <MessageTodo label="message-manage.section" />;
}
