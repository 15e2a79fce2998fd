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
  attendant: {
    expiry: { expired: '%{date} 期限切れ', within7: '%{date} 7 日以内', within30: '%{date} 30 日以内' },
  },
  application,
  board,
  address: {
    placeAnew: '位置を設定し直す',
    masked: '座標は非表示です。「すべての情報を表示」してから地図で調整するか、位置を設定し直してください。',
    pasteHelp: '「経度,緯度」を貼り付けられます',
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
};

export default texts;
