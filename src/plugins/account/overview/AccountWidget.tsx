import { AccountTodo } from './AccountTodo';

/** The accounts' tile on the start page. */
export default function AccountWidget() {
  return <AccountTodo label="account-manage.section" />;
}
