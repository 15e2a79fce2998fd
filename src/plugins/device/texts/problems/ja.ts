import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  reportKept: 'レビューに入ったレポートは削除できません。無効にできます',
  packetsMissing: 'この時間のパケットの内容はアップロードされていません',
  kindNotMeasured: 'この型の機器はこの項目を測定しません',
  badImei: 'IMEI のチェックディジットが正しくありません',
  deviceBound: '使用中の機器は削除できません。先に紐付けを解除してください',
  deviceTypeKept: '使用中の機器の種別は変更できません。先に紐付けを解除してください',
  deviceTypeTaken: 'この機器利用者は同じ種別の機器 %{sn} を使用中です',
  wearerNotActive: '休止または終了した機器利用者には紐付けできません',
  wearerHasDevices: '使用中または紛失中の機器が %{count} 台あります。先に解除または廃棄してください',
  restingHrTooHigh: '%{max} 未満（最大心拍数 − 20）にしてください',
  elderDiffers: '高齢者の記録と一致しません',
  thresholdTwice: '指標ごとに 1 行だけ設定できます',
  thresholdRange: '%{min} から %{max} の間で入力してください',
  thresholdOrder: '前のしきい値より大きくしてください',
  thresholdMissing: 'しきい値を 1 つ以上入力してください',
  primaryMustOwn: '主管理者の役割は「管理者」にしてください',
  primaryTaken: 'この機器利用者にはすでに主管理者がいます',
  tooManyFollowers: '機器利用者 1 人をフォローできるのは %{max} 人までです',
  tooManyFollowed: '利用者 1 人がフォローできるのは %{max} 人までです',
  relationActive: '有効な関係は先に解除してください',
  wearerEnded: 'この機器利用者の測定は終了しています',
  bindingsKept: '使用履歴はシステムが記録するため変更できません',
  okRegistered: '登録しました',
  okSecretRotated: 'キーを更新しました',
  okInRepair: '修理に出しました',
  okRepaired: '在庫に戻しました',
  okLost: '紛失を登録しました',
  okFound: '使用を再開しました',
  okEnded: '終了しました',
  okConfirmed: '承認しました',
  okRefused: '拒否しました',
};

export default texts;
