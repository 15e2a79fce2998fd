import type { SameKeys } from '../../../../../contract/texts/textShape';
import panel from './panel/zh-TW';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  user: {
    family: '關聯長者',
    link: '關聯長者',
    unlink: '解除關聯',
    noFamily: '尚未關聯長者',
  },
  doctor: {
    patients: '簽約長者',
    expiry: {
      expired: '已過期 %{date}',
      within7: '7 天內到期 %{date}',
      within30: '30 天內到期 %{date}',
    },
  },
  index: {
    title: '帳戶首頁',
    description: '待辦事項與使用者、會員、醫師的分布',
    todo: '待處理',
    users: '使用者',
    memberships: '會員',
    doctors: '醫師',
    doctorsPending: '醫師待審核',
    identityPending: '實名待審核',
  },
  panel,
  charts: {
    newUsers: '每天新增多少使用者',
    byStatus: '使用者帳號狀態',
  },
};

export default texts;
