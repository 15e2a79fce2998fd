import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BarList, type BarListProps } from '../../../src/core/kit';

const rows = [
  { key: 'a', name: '能力轻度受损（轻度失能）', value: 3, to: '/elders?grade=1' },
  { key: 'b', name: '能力完好', value: 1_200, to: '/elders?grade=0' },
  { key: 'c', name: '能力完全丧失', value: 0, to: '/elders?grade=4' },
];
const many = Array.from({ length: 6 }, (_, at) => ({ key: `${at}`, name: `项${at}`, value: at % 3 }));

const linesOf = (props: BarListProps) => {
  const { unmount } = render(
    <MemoryRouter>
      <CoreAdminContext>
        <BarList {...props} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return { lines, links };
};

it('bars are sorted by value, with their whole names and values, and link to what they count', () => {
  const { lines, links } = linesOf({ rows });
  expect(lines).toEqual(['能力完好1,200', '能力轻度受损（轻度失能）3', '能力完全丧失0']);
  expect(links).toEqual(['/elders?grade=0', '/elders?grade=1', '/elders?grade=4']);
});

it('bars on a scale keep their order', () => {
  expect(linesOf({ rows, isScale: true }).lines).toEqual([
    '能力轻度受损（轻度失能）3',
    '能力完好1,200',
    '能力完全丧失0',
  ]);
});

it('many bars are shown without those of value 0, unless they are a scale', () => {
  expect(linesOf({ rows: many }).lines).toEqual(['项22', '项52', '项11', '项41']);
  expect(linesOf({ rows: many, isScale: true }).lines).toHaveLength(6);
});
