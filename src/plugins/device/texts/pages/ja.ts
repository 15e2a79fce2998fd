import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  device: {
    register: '機器を登録',
    rotate: '送信キーを更新',
    history: '使用履歴',
    low: '電池残量が %{battery}% です。充電をお願いしてください',
  },
  secret: {
    label: '送信キー',
    once: '送信キーはこの一度だけ表示されます。今すぐコピーして機器に設定してください。閉じると再表示できず、更新するしかありません。',
    of: '機器 %{sn} の送信キー：',
    copy: 'キーをコピー',
    use: '機器はこのキーで送信に署名し、サーバーは送信元を確認します。チャットやメールで送らないでください。',
    kept: '保管しました',
    replaces: '更新すると古いキーはすぐに使えなくなり、新しいキーを設定するまで送信できません。',
    missing: 'この機器には送信キーがなく、データを送信できません。キーを更新すると発行されます。',
  },
  records: '健康記録',
  wearer: {
    ofElder: '装着している機器',
    lastAlert: '直近の警告：',
    baselineOf: '%{date} 時点、有効な %{days} 日間の中央値',
    noBaseline: 'まだ十分なデータがありません',
    devices: '使用中の機器',
    followers: 'フォローしている利用者',
  },
  quick: {
    bound: '使用中',
    offline: 'オフライン',
    low: '電池残量低下',
    stock: '在庫',
    lost: '紛失',
  },
  index: {
    title: '機器トップ',
    description: '機器の接続・電池・データの状況と対応が必要な事項',
    todo: '要対応',
    critical: '危険警告（昨日以降）',
    silent: '1 日以上データなし',
    low: '電池残量 20% 未満',
    warranty: '30 日以内に保証終了',
    pending: '承認待ちの関係',
    contact: '使用中機器の接続状況',
    online: 'オンライン',
    offline: 'オフライン',
    never: '未接続',
    refused: '昨日以降に拒否された送信',
    states: '状態',
    types: '種別ごとの使用数',
    wearers: '機器利用者',
  },
  unassigned: {
    description:
      '機器が誰にも紐付いていない間のデータ：警告も記録への算入もされません。装着者を確認して割り当てられます',
    none: '未割当のデータはありません',
    cut: '最新の %{max} 件のみ表示しています',
    samples: 'データ %{count} 件',
    assign: '装着者に割り当てる',
    history: '使用履歴と割当',
  },
  charts: {
    refusals: '日ごとの受信拒否',
    byContact: '使用中機器の接続状況',
  },
};

export default texts;
