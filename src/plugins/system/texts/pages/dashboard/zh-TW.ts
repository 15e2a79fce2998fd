const dashboard = {
  description: '公司營運的關鍵指標，由伺服器即時統計，手動填寫的指標有標記。',
  asOf: '統計時間 %{time}',
  manual: '手動',
  target: '目標 %{target}',
  settings: '面板設定',
  wall: { targets: '目標達成', shares: '主要比率' },
  present: '全螢幕展示',
  topic: '主題',
  value: '目前值',
  counted: '自動統計值',
  moveUp: '上移 %{name}',
  moveDown: '下移 %{name}',
  units: {
    percent: '%{number}%',
    hours: '%{number} 小時',
    minutes: '%{number} 分鐘',
    stars: '%{number} 星',
  },
  charts: {
    count: '數量',
    empty: '沒有資料',
  },
  problems: {
    refresh: '重新整理間隔為 30 到 3600 之間的整數秒',
    figures: '有指標的手動值或目標值不是數字，或手動指標沒有填值',
  },
};

export default dashboard;
