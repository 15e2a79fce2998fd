const texts = {
  product: '智慧养老',
  productFull: '智慧养老服务管理平台',
  motto: '让每一位长者安心居家',
  title: '登录',
  username: '用户名',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  submit: '登录',
  submitting: '正在登录',
  usernameMissing: '请输入用户名',
  passwordMissing: '请输入密码',
  failed: '登录没有成功，请重试',
  startFailed: '已登录，但系统页面没有加载成功。请检查网络后重试',
  offline: '暂时连不上服务器，请检查网络后重试',
  language: '语言',
};

/** What every language of the login page has to say. */
export type LoginTexts = typeof texts;
export default texts;
