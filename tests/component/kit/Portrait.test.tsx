import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MASKED_IMAGE } from '../../../contract/masks';
import { Portrait, type PortraitProps } from '../../../src/core/kit';
import { fileIdOf } from './support/fakeBackend';

const PHOTO = fileIdOf('a face');

function renderPortrait(props: PortraitProps) {
  const readFile = vi.fn(async () => new Blob(['a picture'], { type: 'image/png' }));
  const { container } = render(
    <AdminContext dataProvider={{ ...testDataProvider(), readFile }}>
      <Portrait {...props} />
    </AdminContext>,
  );
  const portrait = container.querySelector<HTMLElement>('.kit-portrait');
  return { readFile, portrait, photo: () => container.querySelector('img') };
}

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:1');
  URL.revokeObjectURL = vi.fn();
});

describe('a portrait', () => {
  it.each([
    ['王秀英', '王'],
    ['王*英', '王'],
    ['maria Silva', 'M'],
    ['', ''],
  ])('shows of %s the first letter, always in the same color, without a request', (name, initial) => {
    const [first, second] = [renderPortrait({ name }), renderPortrait({ name, photo: MASKED_IMAGE })];
    expect(first.portrait).toHaveAttribute('data-initial', initial);
    expect(first.portrait?.style.getPropertyValue('--hue')).toBe(second.portrait?.style.getPropertyValue('--hue'));
    expect(first.readFile).not.toHaveBeenCalled();
    expect(second.readFile).not.toHaveBeenCalled();
    // The name is next to it.
    expect(screen.queryByText(initial || 'nobody')).toBeNull();
    expect(first.portrait).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the photo when there is one, and the letter when it is broken', async () => {
    const { photo, readFile } = renderPortrait({ name: '王秀英', photo: PHOTO });
    await waitFor(() => expect(photo()).toHaveAttribute('src', 'blob:1'));
    expect(readFile).toHaveBeenCalledTimes(1);
    const image = photo();
    if (image) fireEvent.error(image);
    expect(photo()).toBeNull();
  });
});
