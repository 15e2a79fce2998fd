import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ToolButton } from '../../../src/core/kit/page/ToolButton';

it('a tooltip is created on hover or focus, and removed when they end', async () => {
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={createTheme({})}>
      <ToolButton label="Refresh" icon="R" />
      <button type="button">Other</button>
    </ThemeProvider>,
  );
  const tool = screen.getByRole('button', { name: 'Refresh' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(tool);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
  await user.unhover(tool);
  await user.hover(tool);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh');
  await user.unhover(tool);
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});
