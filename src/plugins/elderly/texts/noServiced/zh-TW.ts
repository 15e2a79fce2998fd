/** What the screening of elders without service shows of each. */
export const noServicedTexts = {
  days: '未服務天數',
  reason: '原因',
  reasons: {
    neverServed: '從未服務',
    noPlan: '未排班',
    allCancelled: '全部取消',
    notSignedIn: '照顧服務員未簽到',
    scheduled: '已排班',
    waiting: '已申請待派單',
    suspended: '暫停',
  },
};
