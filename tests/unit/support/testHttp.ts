import { vi } from 'vitest';
import { fillMessage } from '../../../contract/problems';
import { createHttpClient, type Notice } from '../../../src/core/http';
import { bulkNotice } from '../../../src/core/http/bulkNotice';
import type { HasCall } from '../../../src/dataProvider';
import { createFakeFetch } from '../../../src/testing/backend/fakeFetch';
import { allProblemTexts } from '../../support/sectionTexts';

const texts = new Map(Object.entries(await allProblemTexts('zh-CN')).map(([code, text]) => [`problems.${code}`, text]));

/** Simplified Chinese, as the console shows it; an unknown key fails the test. */
export function translateZh(key: string, params?: Record<string, string | number>): string {
  const text = texts.get(key);
  if (text === undefined) throw new Error(`No text for ${key}`);
  return fillMessage(text, params);
}

/** A client over a fake network, with all notifications to its host recorded. */
export function createTestHttp(
  respond?: Parameters<typeof createFakeFetch>[0],
  confirmPassword?: () => Promise<boolean>,
  has?: HasCall,
  confirmResend?: () => Promise<boolean>,
) {
  const network = createFakeFetch(respond);
  const notices: Notice[] = [];
  const onSessionEnd = vi.fn();
  const onRightsChange = vi.fn();
  const http = createHttpClient({
    translate: translateZh,
    locale: () => 'zh-CN',
    notify: (notice) => notices.push(notice),
    onSessionEnd,
    onRightsChange,
    confirmPassword,
    confirmResend,
    noticeOf: bulkNotice,
    hasOperation: has,
    fetch: network.fetch,
  });
  return { http, network, notices, onSessionEnd, onRightsChange };
}
