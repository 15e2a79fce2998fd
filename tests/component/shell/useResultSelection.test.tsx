import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useResultSelection } from '../../../src/core/shell/search/useResultSelection';

interface Found {
  paths: readonly string[];
  isFirstKnown: boolean;
}

/** A field whose options arrive one after another; `arrive` shows those received so far. */
function openField(found: Found) {
  const open = vi.fn<(path: string) => void>();
  const Field = ({ paths, isFirstKnown }: Found) => {
    const { active, onKeyDown, reset } = useResultSelection({ paths, isFirstFinal: isFirstKnown, open });
    return <input aria-label={`chosen: ${paths[active]}`} onKeyDown={onKeyDown} onChange={reset} />;
  };
  const { rerender } = render(<Field {...found} />);
  screen.getByRole('textbox').focus();
  return { open, arrive: (next: Found) => rerender(<Field {...next} />) };
}

it('useChosenPath keeps the selection of the arrow keys while results arrive above it', async () => {
  const { open, arrive } = openField({ paths: ['/visits/1', '/visits/2'], isFirstKnown: false });
  await userEvent.keyboard('{ArrowDown}');
  arrive({ paths: ['/elders/7', '/visits/1', '/visits/2'], isFirstKnown: false });
  expect(screen.getByRole('textbox')).toHaveAccessibleName('chosen: /visits/2');
  await userEvent.keyboard('{Enter}');
  expect(open.mock.calls).toEqual([['/visits/2']]);
});

it('useChosenPath opens the final first result, not the one that arrived first', async () => {
  const { open, arrive } = openField({ paths: ['/visits/1'], isFirstKnown: false });
  await userEvent.keyboard('{Enter}');
  arrive({ paths: ['/elders/7', '/visits/1'], isFirstKnown: false });
  expect(open).not.toHaveBeenCalled();
  arrive({ paths: ['/elders/7', '/visits/1'], isFirstKnown: true });
  expect(open.mock.calls).toEqual([['/elders/7']]);
});

it('useChosenPath forgets Enter when the text changes, and opens nothing when nothing is found', async () => {
  const { open, arrive } = openField({ paths: ['/visits/1'], isFirstKnown: false });
  await userEvent.keyboard('{Enter}x');
  arrive({ paths: ['/elders/7'], isFirstKnown: true });
  expect(open).not.toHaveBeenCalled();
  arrive({ paths: [], isFirstKnown: true });
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(open).not.toHaveBeenCalled();
});
