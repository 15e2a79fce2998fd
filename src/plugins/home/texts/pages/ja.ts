import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  queue: {
    title: 'あなたの対応待ち',
    count: '%{count} 件',
    kinds: '対応の種類',
    all: 'すべて',
    allHint: '右の各種類の合計',
    handedOnly: '引き継がれた「%{name}」だけを数えています',
    failed: '「%{name}」を読み込めませんでした',
    nothing: '対応待ちはありません',
    nothingText: '新しい項目は自動的にここに表示されます',
    more: 'さらに表示',
    list: '一覧を開く（%{count}）',
    zeros: 'なし：%{names}',
    handedBy: '%{name} から引き継ぎ',
    since: '%{when}から待機',
    due: '%{when}に期限',
    overdue: '%{when}に期限切れ',
    later: '後回し・引き継ぎ',
    handOver: '同僚に引き継ぐ',
    giveBack: '自分の一覧から外す',
    handedOver: '引き継ぎました',
    handOverHelp: '相手のホームの先頭に表示されます。記録自体は変わりません。',
    colleague: '同僚',
    away: '%{smart_count} 件を後回し・引き継ぎ中',
    takeBack: '取り消す',
    until: '%{time} まで後回し',
    with: '%{name} に引き継ぎ済み',
    call: {
      action: '電話する',
      title: '電話する：%{name}',
      nobody: 'この記録には電話できる相手がいません',
      masked: '番号をすべて表示する権限がありません。電話が必要な場合は、権限のある同僚に引き継いでください。',
      reveal: '番号を表示',
    },
    snooze: {
      hour: '1時間後',
      tomorrow: '明日の朝',
      days3: '3日後',
      week: '1週間後',
    },
  },
  arrange: {
    action: '配置',
    title: 'ホームの配置',
    up: '%{name} を上へ',
    down: '%{name} を下へ',
    show: '%{name} を表示',
    reset: '元に戻す',
  },
};

export default texts;
