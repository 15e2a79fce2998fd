/** Texts of the sign status page. */
const sign = {
  description: '一天內每次到府的簽到、簽退情況，漏簽在最前，其次是遲到和逾時。',
  figures: '當日概況',
  today: '今天 %{date}',
  day: '%{date}',
  everyDay: '所有日期',
  refreshed: '檢視時每 %{seconds} 秒自動更新',
  groups: {
    planned: '應到府',
    signedIn: '已簽到',
    running: '服務中',
    done: '已完成',
    late: '遲到未簽到',
    missed: '漏簽',
    punctuality: '準時率',
  },
  elder: '長者',
  attendant: '照服員',
  plan: '計畫',
  in: '簽到',
  out: '簽退',
  minutes: '實際 / 計畫（分鐘）',
  photos: '照片',
  noPosition: '無定位',
  reminded: '%{time} 提交提醒',
  noPhotos: '沒有照片',
  map: '簽到位置',
  application: '檢視服務單',
};

export default sign;
