/** What the screening of elders without service shows of each. */
export const noServicedTexts = {
  days: '未服务天数',
  reason: '原因',
  reasons: {
    neverServed: '从未服务',
    noPlan: '未排班',
    allCancelled: '全部取消',
    notSignedIn: '护理员未签到',
    scheduled: '已排班',
    waiting: '已申请待派单',
    suspended: '暂停',
  },
};
