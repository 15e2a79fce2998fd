import application from './application/ja';
import board from './board/ja';
import { inputTexts } from './input/ja';
import risk from './risk/ja';
import sign from './sign/ja';

const messages = {
  input: inputTexts,
  attendant: {
    review: '審査と状態',
    record: 'サービス実績',
    person: '基本情報',
    papers: '証明書と資格',
    papersHelp:
      '承認には、身分証番号、携帯電話番号、本人写真、有効な健康証明書、無犯罪証明書が必要です。看護師は看護師免許も必要です。',
    work: 'サービス範囲',
    settlement: '精算と備考',
    expiry: { expired: '%{date} 期限切れ', within7: '%{date} 7 日以内', within30: '%{date} 30 日以内' },
    quick: { pending: '審査待ち', passed: '承認済み', banned: '利用停止', expiring: '証明書の期限' },
  },
  application,
  board,
  serviceType: {
    item: 'サービス項目',
    work: '要件',
    price: '料金',
    policy: 'チェックインの規則',
    policyHelp: '各規則は記録のみ、または上限を超えたときに通知、阻止、注文の終了を選べます。',
    evidence: '写真、コード、署名',
    quick: { enabled: '有効', disabled: '無効', nurses: '看護師のみ' },
  },
  address: {
    person: '連絡先',
    place: '住所',
    geofence: '位置とチェックイン範囲',
    geofenceHelp: '座標は GCJ-02 です。範囲内でのチェックインだけが到着とみなされます。',
    placeAnew: '位置を設定し直す',
    masked: '座標は非表示です。「すべての情報を表示」してから地図で調整するか、位置を設定し直してください。',
    pasteHelp: '「経度,緯度」を貼り付けられます',
    noStart: '行政区画・高齢者・座標のいずれかを入力すると地図を表示します',
    neighbours: {
      address: '同じ町のほかの住所 %{count} 件（精度は約 1 km）',
      home: '高齢者の登録住所（精度は約 1 km）',
      signed: '過去の到着位置 %{count} 回（精度は約 1 km）',
    },
    openVisits: '未完了の依頼',
    noUses: 'この住所を使う未完了の依頼はありません',
    keptCount: '手配済みの %{smart_count} 件は手配時の住所のままです',
    uses: {
      kept: '手配後に住所が変更されましたが、手配時の住所で訪問します',
      frozen: '手配時に住所を固定しました',
      taken: '手配時に新しい住所になります',
      follows: '手配までこの住所に従います',
    },
    quick: { unverified: '位置未確認', verified: '位置確認済み' },
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
};

export default messages;
