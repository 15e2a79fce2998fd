/** Texts of the sign status page. */
const sign = {
  description: '一天内每次上门的签到、签退情况，漏签在最前，其次是迟到和超时。',
  figures: '当日概况',
  today: '今天 %{date}',
  day: '%{date}',
  everyDay: '所有日期',
  refreshed: '查看时每 %{seconds} 秒自动刷新',
  groups: {
    planned: '应上门',
    signedIn: '已签到',
    running: '服务中',
    done: '已完成',
    late: '迟到未签到',
    missed: '漏签',
    punctuality: '准时率',
  },
  elder: '老人',
  attendant: '护理员',
  plan: '计划',
  in: '签到',
  out: '签退',
  minutes: '实际 / 计划（分钟）',
  photos: '照片',
  noPosition: '无定位',
  reminded: '%{time} 提交提醒',
  noPhotos: '没有照片',
  map: '签到位置',
  application: '查看服务单',
};

export default sign;
