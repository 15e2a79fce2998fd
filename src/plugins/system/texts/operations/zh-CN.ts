/** What the operations of this section do, besides its transitions. */
const texts = {
  login: '登录',
  isLogin: '查询登录状态',
  logout: '退出登录',
  changePassword: '修改密码',
  resetPassword: '重置密码',
  reauthenticate: '再次验证密码',
  selectSessions: '查看自己的登录',
  endSession: '退出自己的一个登录',
  endOtherSessions: '退出自己的其他登录',
  forceLogout: '强制下线',
  selectExplanation: '权限说明',
  selectMainPanel: '查看数据大屏',
  updateMainPanel: '设置数据大屏',
  selectHelpPaths: '查询有说明的页面',
  selectHelp: '查看页面说明',
  selectHolders: '权限持有者',
  tryTemplate: '试算权限模板',
  reloadPermission: '刷新权限组',
};

export default texts;
