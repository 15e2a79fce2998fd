import type { SameKeys } from '../../../../../contract/texts/textShape';
import application from './application/ja';
import board from './board/ja';
import { inputTexts } from './input/ja';
import panel from './panel/ja';
import risk from './risk/ja';
import sign from './sign/ja';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  input: inputTexts,
  bell: { approvals: '承認待ちの手入力時刻', attendants: '審査待ちの介護員' },
  attendant: {
    expiry: { expired: '%{date} 期限切れ', within7: '%{date} 7 日以内', within30: '%{date} 30 日以内' },
    ban: {
      action: '停止',
      open: '未完了のサービスが %{smart_count} 件あります。停止すると、開始前のものは担当者未定に戻り、進行中のものは退出だけできます。',
      released: '次のサービスは担当者未定に戻りました。別のスタッフに割り当ててください。',
    },
    home: {
      neighbours: 'サービス地域の高齢者 %{count} 名（約 1 km の精度）',
      noStart: 'サービス地域を入力するか座標を貼り付けると地図が表示されます',
    },
    appKey: {
      issue: '端末をペアリング',
      first:
        'スタッフのアプリは一度だけ使えるコードでキーを受け取ります。キーで高齢者の氏名・電話番号・住所が見えるため、理由を入力してください。',
      replaces: '古いキーはすぐに使えなくなり、端末の再ペアリングが必要です。理由を入力してください。',
      once: 'コードはこの一度だけ表示されます。10 分以内に一度だけ使えます。今すぐアプリに入力してもらってください。',
      of: '%{name} のペアリングコード：',
      label: 'ペアリングコード',
      copy: 'コードをコピー',
      use: '直接手渡し、グループチャットで送らないでください。端末を紛失したらキーを無効にしてください。',
      kept: '入力しました',
    },
  },
  application,
  board,
  address: {
    noStart: '行政区画・高齢者・座標のいずれかを入力すると地図を表示します',
    neighbours: {
      address: '同じ町のほかの住所 %{count} 件（精度は約 1 km）',
      home: '高齢者の登録住所（精度は約 1 km）',
      signed: '過去の到着位置 %{count} 回（精度は約 1 km）',
    },
    noUses: 'この住所を使う未完了の依頼はありません',
    keptCount: '手配済みの %{smart_count} 件は手配時の住所のままです',
    uses: {
      kept: '手配後に住所が変更されましたが、手配時の住所で訪問します',
      frozen: '手配時に住所を固定しました',
      taken: '手配時に新しい住所になります',
      follows: '手配までこの住所に従います',
    },
  },
  home: {
    visits: '%{smart_count} 件',
    noVisits: '本日の訪問予定はありません',
    change: '%{points} ポイント（その前の7日間との差）',
    dayOf: '%{date}：予定 %{planned}、結果確定 %{due}、完了 %{served}',
    streets: '%{smart_count} 地区',
    street: '%{street}：%{visits} 件、完了 %{done}、訪問中 %{running}、遅刻 %{late}、未訪問 %{missed}',
    states: {
      planned: 'これから',
      running: '訪問中',
      done: '完了',
      late: '遅刻',
      missed: '未訪問',
    },
  },
  queue: {
    missed: '未訪問の確認待ち',
    applied: '受付待ちの申込',
    lapsed: '未割り当てのまま経過',
    late: '遅刻・未入室',
    overdueOut: '退室記録の超過',
    reviews: '異常訪問の判定待ち',
    unassigned: '割り当て待ちの訪問',
    risks: '異常訪問の確認',
    pending: 'スタッフの審査',
    expired: '期限切れの資格',
  },
  planning: {
    action: 'サービス申請を作成',
    title: '%{smart_count} 名の申請を作成',
    help: '高齢者：%{names}',
    minutes: '時間（分）',
    proposal: '希望するスタッフ',
    proposals: {
      usual: '各高齢者のいつものスタッフ',
      one: 'スタッフを一人指定',
      nobody: '指定しない',
    },
    accepts: '同時に受理し、担当者の割り当て待ちにする',
    submit: '%{smart_count} 件を作成',
    again: '修正して失敗分を再試行',
    done: '%{smart_count} 件の申請を作成しました',
  },
  sign,
  risk,
  index: {
    title: 'サービスの状況',
    today: '今日の訪問',
    waiting: 'サービスの未処理',
    unassigned: '未手配',
    description: 'サービス依頼、介護スタッフ、サービス目録、サービス先住所の現状です。数字を選ぶと一覧が開きます。',
    attendants: '介護スタッフ',
    pending: '審査待ち',
    passed: '承認済み',
    idle: '待機中',
    banned: '利用停止',
    todo: '対応が必要',
    expired: '証明書の期限切れ',
    within7: '証明書が 7 日以内に期限',
    within30: '証明書が 30 日以内に期限',
    catalogue: '目録と住所',
    serviceTypes: '有効なサービス種別',
    addresses: 'サービス先住所',
    unverified: '位置未確認',
  },
  panel,
  charts: {
    days: '日ごとの訪問予定',
    missed: '日ごとの未訪問',
    byWork: 'スタッフの現在の状況',
  },
};

export default texts;
