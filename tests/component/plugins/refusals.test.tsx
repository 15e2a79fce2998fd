import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { HttpError, type RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '../../../contract/defineEntity';
import { user as account } from '../../../src/plugins/account/entities/user';
import LinkDialog from '../../../src/plugins/account/user/LinkDialog';
import RotateDialog from '../../../src/plugins/device/device/RotateDialog';
import { device } from '../../../src/plugins/device/entities/devices/device';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { bloodPressure } from '../../../src/plugins/record/entities/kinds/bloodPressure';
import ReadingsDialog from '../../../src/plugins/record/readings/ReadingsDialog';
import { serviceApplication } from '../../../src/plugins/service/entities/applications/serviceApplication';
import { DELETE_INPUT_CONFIRMATION } from '../../../src/plugins/service/entities/applications/serviceApplicationReads';
import { DeleteInputDialog } from '../../../src/plugins/service/input/DeleteInputDialog';
import PasswordDialog from '../../../src/plugins/system/admin/PasswordDialog';
import PanelSettings from '../../../src/plugins/system/dashboard/PanelSettings';
import { panelView } from '../../../src/plugins/system/dashboard/panelView';
import { admin } from '../../../src/plugins/system/entities/admin';
import { dataSystem } from '../../../src/plugins/system/entities/dataSystem';
import { recordingCall } from '../../../src/plugins/visit/entities/recordingCall';
import { returnVisit } from '../../../src/plugins/visit/entities/returnVisit';
import TranscriptSearch from '../../../src/plugins/visit/recordingCall/TranscriptSearch';
import FinishDialog from '../../../src/plugins/visit/returnVisit/FinishDialog';
import PlanDialog from '../../../src/plugins/visit/returnVisit/PlanDialog';
import { type FakeTable, fakeBackend } from '../kit/support/fakeBackend';
import { renderPages } from '../kit/support/renderPages';

const RESOURCE = 'jishan-smart/section/page';
const GENERAL = '填写有误，请检查标出的内容';
const AT_INPUT = '这一项不行';
const ELSEWHERE = '另有一项不行';
const record = { id: 1, version: 1 };
const close = vi.fn();

type Dialog = ReturnType<typeof within>;

interface Case {
  name: string;
  entity: Entity;
  dialog: ReactElement;
  /** The field of the call whose input is in the dialog; undefined when it has no inputs. */
  field?: string;
  /** The input itself. */
  input: (dialog: Dialog) => Promise<HTMLElement>;
  typed?: string;
  /** How it is filled when nothing is typed. */
  fill?: (user: UserEvent, element: HTMLElement) => Promise<void>;
  button: string;
  call: string;
  answers?: Readonly<Record<string, unknown>>;
}

const textbox = (name: RegExp) => (dialog: Dialog) => dialog.findByRole('textbox', { name });
const panel = {
  ...record,
  title: '主面板',
  subtitle: null,
  regionName: null,
  refreshSeconds: 60,
  figures: [],
  trend: [],
};

const cases: readonly Case[] = [
  {
    name: 'a new password for somebody else',
    entity: admin,
    dialog: <PasswordDialog resource={RESOURCE} records={[record]} onClose={close} />,
    field: 'password',
    input: (dialog) => dialog.findByLabelText(/新密码/),
    typed: 'a long enough one',
    button: '重置密码',
    call: 'resetPassword',
  },
  {
    name: 'the link to an elder',
    entity: account,
    dialog: <LinkDialog id={1} resource={RESOURCE} onClose={close} />,
    field: 'elderlyId',
    input: (dialog) => dialog.findByRole('combobox', { name: /老人/ }),
    fill: async (user, element) => {
      await user.click(element);
      await user.click(await screen.findByRole('option', { name: /王/ }));
    },
    button: '关联老人',
    call: 'linkElderly',
  },
  {
    name: 'another key for a device',
    entity: device,
    dialog: <RotateDialog resource={RESOURCE} records={[record]} onClose={close} />,
    field: 'reason',
    input: textbox(/原因/),
    typed: '密钥可能泄露',
    button: '更换上传密钥',
    call: 'rotateSecret',
  },
  {
    name: 'the removal of imported applications',
    entity: serviceApplication,
    dialog: <DeleteInputDialog resource={RESOURCE} onClose={close} />,
    field: 'confirmation',
    input: (dialog) => dialog.findByRole('textbox'),
    typed: DELETE_INPUT_CONFIRMATION,
    button: '删除',
    call: 'deleteAllInput',
  },
  {
    name: 'readings of blood pressure',
    entity: bloodPressure,
    dialog: <ReadingsDialog resource={RESOURCE} records={[]} onClose={close} />,
    field: 'readings.0.sys',
    input: (dialog) => dialog.findByRole('spinbutton', { name: /收缩压/ }),
    typed: '300',
    button: '保存',
    call: 'insert',
  },
  {
    name: 'the planning of follow-ups',
    entity: returnVisit,
    dialog: <PlanDialog resource={RESOURCE} onClose={close} />,
    field: 'until',
    input: textbox(/截止/),
    button: '按等级安排',
    call: 'planVisits',
    answers: { selectDueVisits: { total: 3, byLevel: { A: 1, B: 1, C: 1 } } },
  },
  {
    name: 'what a follow-up has found out',
    entity: returnVisit,
    dialog: (
      <FinishDialog
        resource={RESOURCE}
        records={[{ ...record, purpose: 'complaint', visitNo: 'V00000001', method: 'phone' }]}
        onClose={close}
      />
    ),
    field: 'needs',
    input: textbox(/需求/),
    typed: '需要助浴',
    button: '完成回访',
    call: 'finishVisit',
  },
  {
    name: 'a search in transcripts',
    entity: recordingCall,
    dialog: <TranscriptSearch resource={RESOURCE} onClose={close} />,
    field: 'transcript',
    input: textbox(/转写/),
    typed: '血压药',
    button: '搜索',
    call: 'searchTranscripts',
  },
  {
    name: 'the settings of the main panel',
    entity: dataSystem,
    // The other content of the presentation does not concern its settings.
    dialog: (
      <PanelSettings
        resource={RESOURCE}
        view={panelView(panel as never, [], { period: 'month', today: '2026-06-15' })}
        onClose={close}
        onSaved={close}
      />
    ),
    field: 'title',
    input: textbox(/^(标题|名称)$/),
    typed: '新',
    button: '保存',
    call: 'updateMainPanel',
  },
];

// React-admin logs each failed call to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

async function render({ entity, dialog, call, answers }: Case, refusal: () => Error) {
  const elder: RaRecord = { id: 1, name: '王秀英', status: 'active' };
  const tables: Record<string, FakeTable> = {
    [RESOURCE]: { entity, rows: [] },
    'jishan-smart/elderly-manage/elderly-manage': { entity: elderly, rows: [elder] },
  };
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async (_resource, operation) => {
    if (operation === call) throw refusal();
    return answers?.[operation] ?? {};
  });
  const rendered = await renderPages({ dataProvider, tables, resource: RESOURCE, pages: { list: () => dialog } });
  return { ...rendered, dataProvider, shown: within(await screen.findByRole('dialog')) };
}

async function submit(user: UserEvent, dialog: Dialog, { input, typed, fill, button }: Case): Promise<HTMLElement> {
  const element = await input(dialog);
  if (typed) await user.type(element, typed);
  await fill?.(user, element);
  const press = await dialog.findByRole('button', { name: button });
  await waitFor(() => expect(press).toBeEnabled());
  await user.click(press);
  return element;
}

describe.each(cases)('a refusal of $name', (given) => {
  it('shows the reason at the input and the others above the buttons, and keeps what was typed', async () => {
    const { field } = given;
    const errors = { ...(field && { [field]: AT_INPUT }), nothing: ELSEWHERE };
    const { user, shown } = await render(given, () => new HttpError(GENERAL, 4000, { code: 'validation', errors }));
    const element = await submit(user, shown, given);
    expect(await shown.findByText(ELSEWHERE)).toBeVisible();
    if (field) expect(element).toHaveAccessibleDescription(AT_INPUT);
    expect(shown.getAllByText(AT_INPUT)).toHaveLength(1);
    expect(shown.queryByText(GENERAL)).toBeNull();
    if (given.typed) expect(String((element as HTMLInputElement).value)).toContain(given.typed);
    expect(close).not.toHaveBeenCalled();
  });

  it('shows the message when it concerns no input', async () => {
    const { user, shown } = await render(given, () => new HttpError('合同已到期', 4000, { code: 'contractEnded' }));
    await submit(user, shown, given);
    expect(await shown.findByText('合同已到期')).toBeVisible();
  });
});
