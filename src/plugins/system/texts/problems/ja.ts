import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  badPermissionPattern: '「操作.対象.範囲」の形式で入力してください（各部分の末尾に * を使用可）',
  onlyOnePanel: 'メインパネルは一つだけで、追加も削除もできません',
  publishedKept: '公開済みのバージョンは削除できません。取り下げてください',
  versionNotNewer: '公開済みの %{code} より大きい番号にしてください',
  lastSuperAdmin: '有効な特権管理者を少なくとも 1 人残してください',
  permissionNameDiffers: '名称は「操作.対象.範囲」の形式で、下の 3 項目と一致させてください',
  grantAlsoDenied: '同じ権限を許可と禁止の両方に入れることはできません',
  filesKept: 'ファイルはアップロードと利用する記録に合わせて自動で保存されるため、直接の追加・変更・削除はできません',
  pluginNeeded: 'コンソールに欠かせないプラグインのため、無効にできません',
  settingsInvalid: '設定は文字列、数値、真偽値のみを持つJSONオブジェクトにしてください',
};

export default texts;
