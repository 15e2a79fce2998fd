import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '../../../contract/defineEntity';
import { EntityCreate, EntityEdit, EntityShow } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { aStoredFile, fakeBackend, fileIdOf } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

const onlyWith = (fields: (keyof typeof attendant.fields)[]): Entity => ({
  ...attendant,
  groups: { person: fields },
  hidden: Object.keys(attendant.fields),
});
const pictured = onlyWith(['remark', 'photo', 'idImages']);
const certified = onlyWith(['photo', 'idImages', 'certs']);
const Create = () => <EntityCreate entity={pictured} />;
const Edit = () => <EntityEdit entity={pictured} />;
const Show = () => <EntityShow entity={certified} />;

const picture = (name: string, { type = 'image/png', size = 10 } = {}) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const [face, front, back] = ['face.png', 'front.png', 'back.png'].map((name) => picture(name)) as [File, File, File];
const stored = { photo: fileIdOf('old face'), idImages: [fileIdOf('old front'), fileIdOf('old back')] };

/** React-admin logs each failed call to the developer console. */
const expectComplaint = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

let open: Set<string>;
beforeEach(() => {
  open = new Set();
  let made = 0;
  URL.createObjectURL = vi.fn(() => {
    made += 1;
    open.add(`blob:${made}`);
    return `blob:${made}`;
  });
  URL.revokeObjectURL = vi.fn((url: string) => void open.delete(url));
});

async function renderForm(at: string, request: Partial<RenderRequest> = {}) {
  const tables = attendantTables([anAttendant(stored)]);
  const dataProvider = fakeBackend(tables);
  const pages = { create: Create, edit: Edit, show: Show };
  const rendered = await renderPages({ dataProvider, tables, resource: ATTENDANTS, at, pages, ...request });
  return { ...rendered, dataProvider };
}

const group = async (name: string) => within(await screen.findByRole('group', { name }));
const chooser = async (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const pictures = async (name: string) => (await group(name)).queryAllByRole('button', { name: `放大“${name}”` });

describe('an image input', () => {
  it('uploads the picture when it is chosen, shows it, and saves its id', async () => {
    const { user, dataProvider, missing } = await renderForm('/create');
    await user.upload(await chooser('本人照片'), face);
    await waitFor(async () => expect(await pictures('本人照片')).toHaveLength(1));
    expect(dataProvider.uploadFile).toHaveBeenCalledWith(face, expect.objectContaining({ kind: 'image' }));
    expect(dataProvider.readFile).not.toHaveBeenCalled();
    await user.click((await pictures('本人照片'))[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: '本人照片' })).toBeVisible();
    expect(missing).toEqual([]);
  });

  it.each([
    ['a document', picture('a.pdf', { type: 'application/pdf' }), '“a.pdf”：请选择 JPG、PNG 或 WebP 图片'],
    ['a picture beyond 5 MB', picture('a.png', { size: 5 * 1_048_576 + 1 }), '“a.png”：文件不能超过 5 MB'],
    ['an empty file', picture('a.png', { size: 0 }), '“a.png”：文件没有内容'],
  ])('refuses a file before it is sent: %s', async (_what, file, message) => {
    const { dataProvider } = await renderForm('/create');
    fireEvent.drop(await chooser('本人照片'), { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(dataProvider.uploadFile).not.toHaveBeenCalled();
  });

  it('accepts a picture of exactly 5 MB', async () => {
    const { dataProvider } = await renderForm('/create');
    fireEvent.drop(await chooser('本人照片'), {
      dataTransfer: { files: [picture('a.png', { size: 5 * 1_048_576 })] },
    });
    await waitFor(() => expect(dataProvider.uploadFile).toHaveBeenCalledTimes(1));
  });

  it('accepts a pasted picture', async () => {
    const { dataProvider } = await renderForm('/create');
    const button = (await group('本人照片')).getByRole('button', { name: '选择图片' });
    fireEvent.paste(button, { clipboardData: { files: [face] } });
    await waitFor(() => expect(dataProvider.uploadFile).toHaveBeenCalledTimes(1));
  });

  it('shows the upload progress, blocks saving, and can abort', async () => {
    expectComplaint();
    const { user, dataProvider } = await renderForm('/create');
    let progress: ((share: number) => void) | undefined;
    dataProvider.uploadFile.mockImplementation(
      (_file, { onProgress, signal }) =>
        new Promise((_resolve, reject) => {
          progress = onProgress;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    await user.upload(await chooser('本人照片'), face);
    const bar = await screen.findByRole('progressbar', { name: '正在上传“face.png”' });
    progress?.(0.4);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
    expect(screen.getByText('图片正在上传，完成后可保存')).toBeVisible();
    expect(screen.getByRole('button', { name: /保存/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '取消上传“face.png”' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
  });

  it('shows why the server refused the picture', async () => {
    expectComplaint();
    const { user, dataProvider } = await renderForm('/create');
    const errors = { file: '图片已损坏，无法读取' };
    dataProvider.uploadFile.mockRejectedValue(new HttpError('填写有误', 4000, { errors }));
    await user.upload(await chooser('本人照片'), face);
    expect(await screen.findByRole('alert')).toHaveTextContent('“face.png”：图片已损坏，无法读取');
  });
});

describe('an input for several images', () => {
  it('keeps the order of selection, reorders by keyboard, removes, and saves', async () => {
    const { user, dataProvider } = await renderForm('/1');
    await user.click((await screen.findAllByRole('button', { name: '重新上传' }))[1] as HTMLElement);
    await user.upload(await chooser('证件照片'), [front, back, face]);
    await waitFor(async () => expect(await pictures('证件照片')).toHaveLength(3));
    const images = await group('证件照片');
    images.getByRole('button', { name: '第 1 张图片后移' }).focus();
    await user.keyboard('{Enter}');
    await user.click(images.getByRole('button', { name: '删除第 3 张图片' }));
    expect(images.getByRole('button', { name: '选择图片' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalled());
    const data = dataProvider.update.mock.calls[0]?.[1].data;
    expect(data).toMatchObject({ idImages: [fileIdOf('back.png'), fileIdOf('front.png')] });
    expect(data).not.toHaveProperty('photo');
  });

  it('accepts no more than the field allows', async () => {
    const { user, dataProvider } = await renderForm('/create');
    await user.upload(
      await chooser('证件照片'),
      ['1', '2', '3', '4', '5'].map((name) => picture(`${name}.png`)),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('最多 4 项');
    expect(dataProvider.uploadFile).not.toHaveBeenCalled();
  });

  it('ignores a picture with the same content', async () => {
    const { user, dataProvider } = await renderForm('/create');
    dataProvider.uploadFile.mockResolvedValue(aStoredFile(front));
    await user.upload(await chooser('证件照片'), [front, back]);
    await waitFor(() => expect(dataProvider.uploadFile).toHaveBeenCalledTimes(2));
    await waitFor(async () => expect(await pictures('证件照片')).toHaveLength(1));
  });
});

describe('pictures of a record', () => {
  it('are gray placeholders until they are revealed, and disappear when they are hidden again', async () => {
    const { user, dataProvider, missing } = await renderForm('/1/show');
    expect(await screen.findAllByRole('img', { name: '图片已隐藏' })).toHaveLength(3);
    expect(dataProvider.readFile).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: '查看完整信息' }));
    await user.type(await screen.findByRole('textbox', { name: /原因/ }), '核对身份信息');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '查看完整信息' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^放大/ })).toHaveLength(3));
    expect(dataProvider.readFile.mock.calls.map(([fileId]) => fileId).sort()).toEqual(
      [stored.photo, ...stored.idImages].sort(),
    );
    await user.click(screen.getByRole('button', { name: /^隐藏/ }));
    expect(await screen.findAllByRole('img', { name: '图片已隐藏' })).toHaveLength(3);
    expect([...open]).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('that cannot be loaded show a message', async () => {
    expectComplaint();
    const { user, dataProvider } = await renderForm('/1/show');
    dataProvider.readFile.mockRejectedValue(new HttpError('记录不存在', 4000));
    await user.click(await screen.findByRole('button', { name: '查看完整信息' }));
    await user.type(await screen.findByRole('textbox', { name: /原因/ }), '核对身份信息');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '查看完整信息' }));
    expect(await screen.findAllByRole('img', { name: '图片无法显示' })).toHaveLength(3);
  });
});
