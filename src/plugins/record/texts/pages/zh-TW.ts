import type { SameKeys } from '../../../../../contract/texts/textShape';
import day from './day/zh-TW';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  day,
  queue: { critical: '危急預警待接手' },
  list: {
    critical: '危急',
    warn: '預警',
    lastDays: '昨天和今天',
    poor: '品質差',
  },
  ward: {
    waitingCritical: '危急告警無人接手',
    history: '全部佩戴者預警',
    title: '預警總覽',
    description:
      '未結案的危急預警與最近 24 小時的預警：危及生命者在前，其次危急（先發生者在前），再次預警；每 30 秒自動更新',
    nobody: '目前沒有需要處理的預警',
    cut: '只顯示最嚴重的 %{max} 人，請縮小範圍',
    all: '全部',
    region: '地區',
    count: '共 %{shown} 人，待處理 %{waiting} 人',
    more: '另有 %{count} 項發現',
    age: '%{age} 歲',
    since: '始於 %{time}',
    figures: '%{value}（界限 %{limit}）',
    doctor: '負責醫師：%{name}',
    noDoctor: '未指定',
    course: '%{kind}走勢：最低 %{least}，最高 %{most}，最近 %{last}',
    known: {
      ongoing: '仍在持續',
      ended: '已於 %{time} 結束',
      unknown: '資料止於 %{time}，此後情況未知',
    },
    lastData: '最近資料：%{time}',
    noData: '尚無資料',
    limit: '界限 %{limit}',
    phone: '聯絡電話',
    followUp: '記為回訪',
    lastClosed: '上次處理：%{time} %{name} %{outcome}',
    bell: '有新危急預警時提醒',
    bellHelp: '有新危急預警時響鈴並顯示瀏覽器通知（本頁開啟時有效）',
    newCritical: '%{name} 有新的危急預警',
    escalated: {
      post: '%{time}起無人接手，已通知全崗',
      lead: '%{time}起無人接手，已通知負責醫師',
    },
    waiting: '%{count} 人的危急告警超過時限無人接手，請任何在崗人員立即處理',
    alsoSeen: '同一事件也見於',
    withdrawn: '已撤回：%{finding}（%{time}），%{reason}',
    escalatedCritical: '%{name} 的危急告警仍無人接手',
  },
  units: {
    perMinute: '%{value} 次/分',
    percent: '%{value}%',
    mmHg: '%{value} mmHg',
    minutes: '%{value} 分鐘',
    hours: '%{value} 小時',
    milliseconds: '%{value} 毫秒',
    millivolts: '%{value} 毫伏',
    times: '%{value} 次',
    steps: '%{value} 步',
    gravity: '%{value} g',
  },
  readings: {
    time: '時刻',
    add: '新增一次測量',
    remove: '刪除第 %{number} 次測量',
    number: '第 %{number} 次',
    help: '登錄的測量值與裝置當天上傳的合併；同一時刻以登錄為準',
    correctHelp: '將取代當天全部測量值，原因會寫入日誌',
    save: '儲存',
  },
};

export default texts;
