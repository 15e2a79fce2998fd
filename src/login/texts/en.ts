import type { LoginTexts } from './zh-CN';

const texts: LoginTexts = {
  product: 'Smart elderly care',
  productFull: 'Smart Elderly Care Console',
  motto: 'Safe at home, for every elder',
  title: 'Log in',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Log in',
  submitting: 'Logging in',
  usernameMissing: 'Please enter the username',
  passwordMissing: 'Please enter the password',
  failed: 'Logging in did not succeed, please try again',
  startFailed: 'Logged in, but the console could not be loaded. Please check the network and try again',
  offline: 'The server cannot be reached. Please check the network and try again',
  language: 'Language',
};
export default texts;
