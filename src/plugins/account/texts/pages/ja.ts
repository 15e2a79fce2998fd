import type { SameKeys } from '../../../../../contract/texts/textShape';
import panel from './panel/ja';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  user: {
    family: '家族の高齢者',
    link: '高齢者を関連付け',
    unlink: '関連付けを解除',
    noFamily: '関連付けはありません',
  },
  doctor: {
    patients: '担当の高齢者',
    expiry: {
      expired: '期限切れ %{date}',
      within7: '7日以内に期限 %{date}',
      within30: '30日以内に期限 %{date}',
    },
  },
  index: {
    title: 'アカウントトップ',
    description: '未対応の件と利用者・会員・医師の分布',
    todo: '未対応',
    users: '利用者',
    memberships: '会員',
    doctors: '医師',
    doctorsPending: '医師の審査待ち',
    identityPending: '本人確認待ち',
  },
  panel,
  charts: {
    newUsers: '日ごとの新規利用者',
    byStatus: '利用者アカウントの状態',
  },
};

export default texts;
