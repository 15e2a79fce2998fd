import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  queue: {
    title: '待我處理',
    count: '共 %{count} 項',
    kinds: '待辦種類',
    all: '全部',
    allHint: '下列各類之和',
    handedOnly: '只計他人移交給您的「%{name}」',
    failed: '「%{name}」沒有讀到',
    nothing: '沒有待辦事項',
    nothingText: '新的事項會自動出現在這裡',
    more: '更多',
    list: '開啟清單（%{count}）',
    zeros: '沒有待辦：%{names}',
    handedBy: '%{name} 移交',
    since: '%{when}起等待',
    due: '%{when}到期',
    overdue: '%{when}已到期',
    later: '延後或移交',
    handOver: '移交給同事',
    giveBack: '從我的待辦中移除',
    handedOver: '已移交',
    handOverHelp: '對方的首頁會在最前面顯示這一項；記錄本身不變。',
    colleague: '同事',
    away: '%{smart_count} 項已延後或移交',
    takeBack: '撤回',
    until: '延後到 %{time}',
    with: '已移交給 %{name}',
    call: {
      action: '撥打電話',
      title: '撥打電話：%{name}',
      nobody: '這筆記錄沒有可以撥打的人',
      masked: '您沒有查看完整號碼的權限。如需撥打，請移交給有權限的同事。',
      reveal: '顯示號碼',
    },
    snooze: {
      hour: '一小時後',
      tomorrow: '明天早上',
      days3: '三天後',
      week: '一週後',
    },
  },
  arrange: {
    action: '佈置',
    title: '佈置首頁',
    up: '上移 %{name}',
    down: '下移 %{name}',
    show: '顯示 %{name}',
    reset: '恢復預設',
  },
};

export default texts;
