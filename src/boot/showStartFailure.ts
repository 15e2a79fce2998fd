import { logStore } from '../core/log/logStore';

/**
 * Shows that the program could not be fetched or started, with a retry button. No console code runs here, not even the
 * translator, so the message appears in all four languages.
 */
export function showStartFailure(container: HTMLElement, error: unknown): void {
  logStore.push({ message: error instanceof Error ? error.message : String(error), type: 'danger' }, error);
  const message = document.createElement('p');
  message.textContent = TEXTS.join('\n');
  const button = document.createElement('button');
  button.textContent = '↻';
  button.addEventListener('click', () => window.location.reload());
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'padding:20vh 24px;text-align:center;font:16px/2 sans-serif;white-space:pre-line';
  box.append(message, button);
  container.replaceChildren(box);
}

const TEXTS = [
  '系统没有启动，请检查网络后重试',
  '系統沒有啟動，請檢查網路後重試',
  'The console did not start. Please check the network and try again.',
  'システムを起動できませんでした。ネットワークを確認して再試行してください',
];
