/** What the screening of elders without service shows of each. */
export const noServicedTexts = {
  days: '未サービス日数',
  reason: '理由',
  reasons: {
    neverServed: '利用なし',
    noPlan: '予定なし',
    allCancelled: 'すべて取消',
    notSignedIn: '介護員が未チェックイン',
    scheduled: '手配済み',
    waiting: '担当者未定',
    suspended: '休止',
  },
};
