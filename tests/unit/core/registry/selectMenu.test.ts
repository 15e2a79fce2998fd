import { describe, expect, it } from 'vitest';
import { menuTargetOf } from '../../../../src/core/registry/selectMenu';

describe('selectMenu', () => {
  it.each([
    ['', { kind: 'placeholder' }],
    [undefined, { kind: 'placeholder' }],
    ['https://example.org/a', { kind: 'external', url: 'https://example.org/a' }],
    ['HTTP://example.org', { kind: 'external', url: 'HTTP://example.org' }],
    ['/index', { kind: 'internal', path: '/index' }],
    ['/page?next=http://example.org', { kind: 'internal', path: '/page?next=http://example.org' }],
  ])('classifies the address %s', (to, expected) => {
    expect(menuTargetOf(to)).toEqual(expected);
  });
});
