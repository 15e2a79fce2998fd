const messages = {
  user: {
    account: 'アカウント',
    identity: '本人確認',
    identityHelp: '氏名や証明書を変更すると再確認になります',
    state: '状態と会員',
    family: '家族の高齢者',
    link: '高齢者を関連付け',
    unlink: '関連付けを解除',
    noFamily: '関連付けはありません',
    quick: {
      unverified: '本人確認待ち',
      normal: '正常',
      disabled: '無効',
      renewal: '会員期限間近',
    },
  },
  doctor: {
    person: '本人',
    practice: '診療',
    licence: '免許',
    review: '審査',
    patients: '担当の高齢者',
    expiry: {
      expired: '期限切れ %{date}',
      within7: '7日以内に期限 %{date}',
      within30: '30日以内に期限 %{date}',
    },
    quick: {
      pending: '審査待ち',
      passed: '承認済み',
      expiring: '免許期限間近',
      disabled: '停止',
    },
  },
  vip: {
    level: 'ランク',
    price: '価格と期間',
    benefits: '特典',
    members: '会員',
    help: {
      durationDays: '0は無期限',
      priceFen: 'ランクが高いほど高額',
    },
    quick: {
      enabled: '販売中',
      disabled: '停止',
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
    licenceWithin30: '30日以内に免許期限',
    renewal: '30日以内に会員期限',
  },
};

export default messages;
