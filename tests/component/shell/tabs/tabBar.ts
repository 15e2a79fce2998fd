import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Returns the bar with the open pages. */
export const bar = () => within(screen.getByRole('navigation', { name: 'Open pages' }));

/** Returns the tab with a title. */
export const tab = (title: string) => bar().getByRole('link', { name: new RegExp(`${title}$`) });

/** Waits until exactly these tabs are open, in this order. */
export async function expectTabs(titles: readonly string[]): Promise<void> {
  await waitFor(() =>
    expect(
      bar()
        .getAllByRole('link')
        .map(({ title }) => title),
    ).toEqual(titles),
  );
}

/** Waits until a tab is active. */
export async function expectCurrent(title: string): Promise<void> {
  await waitFor(() => expect(tab(title)).toHaveAttribute('aria-current', 'page'));
}
