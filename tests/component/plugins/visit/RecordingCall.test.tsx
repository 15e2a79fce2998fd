import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import plugin from '../../../../src/plugins/visit';
import { type CustomCall, type RenderPluginOptions, refuse, renderPlugin } from '../../../../src/testing';

const LIST = 'recording-call-manage';
const SHOW = `${LIST}/1/show`;
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

const renderCalls = (options: RenderPluginOptions = {}, rows = [aCall()]) =>
  renderPlugin(plugin, { path: LIST, fixtures: { recordingCall: rows }, ...options });

describe('the recording of a call', () => {
  it('has a player for users who may listen', async () => {
    await renderCalls({ path: SHOW });
    expect(await screen.findByRole('button', { name: '播放' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '下载' })).toBeEnabled();
  });

  it('is shown as restricted to users who may not', async () => {
    await renderCalls({ path: SHOW, can: (permission) => !permission.startsWith('playRecording.') });
    expect(await screen.findByText('没有收听录音的权限')).toBeVisible();
    expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
  });

  it.each(LANGUAGES)('in AMR is offered as a download instead of a silent player (%s)', async (locale) => {
    const { missing } = await renderCalls({ path: SHOW, locale }, [aCall({ format: 'audio/amr' })]);
    expect(await screen.findByText(/AMR/, { selector: '.MuiAlert-message' })).toBeVisible();
    const label = { 'zh-CN': '下载', 'zh-TW': '下載', en: 'Download', ja: 'ダウンロード' }[locale];
    expect(screen.getByRole('button', { name: label })).toBeEnabled();
    expect(document.querySelector('audio')).toBeNull();
    expect(missing).toEqual([]);
  });

  it('is absent for a call without one', async () => {
    await renderCalls({ path: SHOW }, [aCall({ recording: null, disposition: 'noAnswer', talkSec: 0 })]);
    expect((await screen.findAllByText('C00000001')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '播放' })).toBeNull();
  });
});

describe('searching transcripts', () => {
  const search = async (searchTranscripts: (call: CustomCall) => unknown, words = '血压药') => {
    const rendered = await renderCalls({ answers: { searchTranscripts } });
    await rendered.user.click(await screen.findByRole('button', { name: '搜索转写' }));
    const dialog = within(await screen.findByRole('dialog'));
    await rendered.user.type(await dialog.findByRole('textbox', { name: /转写中的文字/ }), words);
    await rendered.user.click(dialog.getByRole('button', { name: '搜索' }));
    return { ...rendered, dialog };
  };

  it.each(['searchTranscripts', 'unmask'])('is not offered without the permission %s', async (missing) => {
    await renderCalls({ can: (permission) => !permission.startsWith(`${missing}.`) });
    await screen.findByText('C00000001');
    expect(screen.queryByRole('button', { name: '搜索转写' })).toBeNull();
  });

  it('shows the calls that contain the words, each as a link', async () => {
    const { dialog, backend } = await search(() => [aCall()]);
    expect(await dialog.findByRole('link', { name: /C00000001 · 王\*\*/ })).toHaveAttribute(
      'href',
      `/jishan-smart/visit-manage/${SHOW}`,
    );
    expect(backend.written().at(-1)).toEqual({
      call: 'searchTranscripts.recordingCall.admin',
      params: { transcript: '血压药' },
    });
  });

  it('reports when there are none', async () => {
    const { dialog } = await search(() => []);
    expect(await dialog.findByText('没有找到含有这些文字的转写')).toBeVisible();
  });

  it('shows a refusal of the server at the field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialog } = await search(
      () => refuse([{ field: 'transcript', code: 'tooShort', params: { min: 2 } }]),
      '血药',
    );
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /转写中的文字/ })).toBeInvalid());
    expect(dialog.getByText('至少 2 个字')).toBeVisible();
  });
});
