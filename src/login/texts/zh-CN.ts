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
  secondStep: '二次验证',
  codeLead: '请打开手机上的验证器，输入 6 位验证码。',
  code: '验证码',
  recoveryLead: '请输入一个没有用过的恢复码。每个恢复码只能用一次。',
  recoveryCode: '恢复码',
  passkeyLead: '请用通行密钥确认是您本人：指纹、面容、屏幕锁或安全密钥。',
  codeMissing: '请输入验证码',
  useCode: '使用验证码',
  usePasskey: '使用通行密钥',
  useRecoveryCode: '使用恢复码',
  passkeyFailed: '没有用通行密钥完成验证，请重试或换一种方式',
  back: '返回',
  language: '语言',
};

/** Texts that every language of the login page must have. */
export type LoginTexts = typeof texts;
export default texts;
