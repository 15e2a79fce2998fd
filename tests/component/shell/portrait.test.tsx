import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from './renderConsole';

/** The picture functions of browsers, which the test environment lacks. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (file.type !== 'image/png') throw new DOMException('no picture');
    return { width: 400, height: 300, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const png = new File(['a picture'], 'me.png', { type: 'image/png' });
const field = () => screen.findByLabelText('Picture', { selector: 'input' });

async function openProfile(first?: Blob) {
  let kept = first;
  const changePortrait = vi.fn(async (picture: File | undefined) => {
    kept = picture;
  });
  await renderConsole({ path: '/profile', session: { portrait: async () => kept, changePortrait } });
  return changePortrait;
}

describe('the user’s own picture', () => {
  it('is selected, resized, shown also in the header, and removed again', async () => {
    const changePortrait = await openProfile();
    await userEvent.upload(await field(), png);
    expect(await screen.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', 'blob:picture');
    expect(changePortrait.mock.calls[0]?.[0]?.name).toBe('portrait.jpg');
    await waitFor(() => expect(document.querySelector('.shell-user img')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Picture' })).not.toBeInTheDocument());
    expect(changePortrait).toHaveBeenLastCalledWith(undefined);
    expect(document.querySelector('.shell-user img')).not.toBeInTheDocument();
  });

  it('is refused when it is another type of file or far too large', async () => {
    const changePortrait = await openProfile();
    await userEvent.upload(await field(), new File(['text'], 'a.webp', { type: 'image/webp' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('up to 20 MB');
    const large = new File(['x'], 'b.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 21 * 1_048_576 });
    await userEvent.upload(await field(), large);
    expect(await screen.findByRole('alert')).toHaveTextContent('up to 20 MB');
    expect(changePortrait).not.toHaveBeenCalled();
  });

  it('is unchanged when the server refuses another, with the reason shown', async () => {
    const changePortrait = await openProfile(png);
    changePortrait.mockRejectedValueOnce(new Error('nobody listens'));
    await userEvent.upload(await field(), png);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Picture' })).toBeVisible();
  });
});
