const texts = {
  section: '系统',
  pages: {
    index: '系统管理首页',
    admin: '管理员',
    dataSystem: '数据大屏',
    systemVersion: '系统版本',
    functionDescription: '功能说明',
    permission: '权限',
    permissionTemplate: '权限模板',
    log: '日志',
    accessCount: '访问统计',
    logType: '日志类型',
  },
  actions: {
    resetPassword: '重置密码',
    forceLogout: '强制下线',
    forceLogoutQuestion: '该管理员的所有登录都会立即结束，须重新登录。确定吗？',
    resetSecondFactor: '清除二次验证',
    resetSecondFactorQuestion: '对方将只凭密码登录，且全部登录立即退出。确认是本人提出的吗？',
    viewAs: '以此身份查看',
  },
};

export default texts;
