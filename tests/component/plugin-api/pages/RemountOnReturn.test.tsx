import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it } from 'vitest';
import { RemountOnReturn } from '../../../../src/core/plugin-api';

it('FreshOnReturn keeps typed text while the page is visible, and remounts it on return', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <RemountOnReturn>
        <input aria-label="text" />
      </RemountOnReturn>
    </Activity>
  );
  const { rerender } = render(page('visible'));
  const field = () => screen.getByLabelText<HTMLInputElement>('text');
  fireEvent.change(field(), { target: { value: 'half' } });
  rerender(page('visible'));
  expect(field().value).toBe('half');
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(field().value).toBe('');
});
