import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { recordingCall } from '../../../../src/plugins/visit/entities/recordingCall';
import RecordingCallList from '../../../../src/plugins/visit/recordingCall/RecordingCallList';
import RecordingCallShow from '../../../../src/plugins/visit/recordingCall/RecordingCallShow';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';

const CALLS = 'visit-manage/recording-call-manage';
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;

const aCall = (changes: Record<string, unknown> = {}) => ({
  id: 1,
  version: 1,
  callNo: 'C00000001',
  direction: 'out',
  callTime: '2026-03-12T10:00:00.000+08:00',
  talkSec: 8,
  disposition: 'success',
  recording: 'AAAAAAAAAAAAAAAAAAAAAA',
  format: 'audio/wav',
  durationSec: 9,
  status: 'uploaded',
  elderlyName: '王**',
  ...changes,
});

async function renderCalls(request: Partial<RenderRequest> = {}, rows = [aCall()]) {
  const tables = { [CALLS]: { entity: recordingCall, rows } };
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: CALLS,
    pages: { list: RecordingCallList, show: RecordingCallShow },
    ...request,
  });
  return { ...rendered, dataProvider };
}

describe('the recording of a call', () => {
  it('has a player for who may listen', async () => {
    await renderCalls({ at: '/1/show' });
    expect(await screen.findByRole('button', { name: '播放' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '下载' })).toBeEnabled();
  });

  it('is said to be closed to who may not', async () => {
    await renderCalls({ at: '/1/show', can: (action) => action !== 'playRecording' });
    expect(await screen.findByText('没有收听录音的权限')).toBeVisible();
    expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
  });

  it.each(LANGUAGES)('in AMR is offered to download instead of a player that stays silent (%s)', async (locale) => {
    const { missing } = await renderCalls({ at: '/1/show', locale }, [aCall({ format: 'audio/amr' })]);
    expect(await screen.findByText(/AMR/, { selector: '.MuiAlert-message' })).toBeVisible();
    const label = { 'zh-CN': '下载', 'zh-TW': '下載', en: 'Download', ja: 'ダウンロード' }[locale];
    expect(screen.getByRole('button', { name: label })).toBeEnabled();
    expect(document.querySelector('audio')).toBeNull();
    expect(missing).toEqual([]);
  });

  it('is not there for a call without one', async () => {
    await renderCalls({ at: '/1/show' }, [aCall({ recording: null, disposition: 'noAnswer', talkSec: 0 })]);
    expect((await screen.findAllByText('C00000001')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '播放' })).toBeNull();
  });
});

describe('searching transcripts', () => {
  const search = async (answer: unknown, words = '血压药') => {
    const rendered = await renderCalls();
    rendered.dataProvider.call.mockImplementation(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    await rendered.user.click(await screen.findByRole('button', { name: '搜索转写' }));
    const dialog = within(await screen.findByRole('dialog'));
    await rendered.user.type(await dialog.findByRole('textbox', { name: /转写中的文字/ }), words);
    await rendered.user.click(dialog.getByRole('button', { name: '搜索' }));
    return { ...rendered, dialog };
  };

  it.each(['searchTranscripts', 'unmask'])('is offered to nobody without the right to %s', async (missing) => {
    await renderCalls({ can: (action) => action !== missing });
    await screen.findByText('C00000001');
    expect(screen.queryByRole('button', { name: '搜索转写' })).toBeNull();
  });

  it('shows the calls that hold the words, each a link', async () => {
    const { dialog, dataProvider } = await search({ data: [aCall()], dataCount: 1 });
    expect(await dialog.findByRole('link', { name: /C00000001 · 王\*\*/ })).toHaveAttribute('href', `/${CALLS}/1/show`);
    expect(dataProvider.call.mock.calls.at(-1)?.slice(0, 3)).toEqual([
      CALLS,
      'searchTranscripts',
      { transcript: '血压药' },
    ]);
  });

  it('says when there are none', async () => {
    const { dialog } = await search({ data: [], dataCount: 0 });
    expect(await dialog.findByText('没有找到含有这些文字的转写')).toBeVisible();
  });

  it('puts a refusal of the server at the field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialog } = await search(
      new HttpError('至少 2 个字', 4000, { errors: { transcript: '至少 2 个字' } }),
      '药',
    );
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /转写中的文字/ })).toBeInvalid());
    expect(dialog.getByText('至少 2 个字')).toBeVisible();
  });
});
