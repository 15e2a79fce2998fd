/** Messages of calls and forms of this section, in simplified Chinese. */
const texts = {
  badPermissionPattern: '应为“操作.对象.范围”，每段可用 * 结尾',
  onlyOnePanel: '主面板只有一个，不能新增或删除',
  publishedKept: '已发布过的版本不能删除，可以撤回',
  versionNotNewer: '版本号须大于已发布的 %{code}',
  lastSuperAdmin: '至少保留一个启用的超级管理员',
  permissionNameDiffers: '名称须为“操作.对象.范围”，并与下面三项一致',
  grantAlsoDenied: '同一条权限不能既允许又禁止',
  filesKept: '文件随上传和使用它的记录自动保存，不能直接新增、修改或删除',
  pluginNeeded: '主控台无法缺少此插件，不能停用',
  settingsInvalid: '设置必须是 JSON 对象，值只能是文字、数字或是否',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
