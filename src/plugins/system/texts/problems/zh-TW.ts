import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  badPermissionPattern: '應為「操作.對象.範圍」，每段可用 * 結尾',
  onlyOnePanel: '主面板只有一個，無法新增或刪除',
  publishedKept: '已發布過的版本無法刪除，可以撤回',
  versionNotNewer: '版本號須大於已發布的 %{code}',
  lastSuperAdmin: '至少保留一個啟用的超級管理員',
  permissionNameDiffers: '名稱須為「操作.對象.範圍」，並與下面三項一致',
  grantAlsoDenied: '同一條權限不能既允許又禁止',
  filesKept: '檔案隨上傳和使用它的紀錄自動保存，不能直接新增、修改或刪除',
  pluginNeeded: '主控台不能缺少此外掛，無法停用',
  settingsInvalid: '設定必須是 JSON 物件，值只能是文字、數字或是否',
};

export default texts;
