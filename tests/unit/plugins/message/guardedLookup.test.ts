import { describe, expect, it } from 'vitest';
import { isAddressAllowed } from '../../../../src/plugins/message/server/delivery/guardedLookup';

const listed = ['10.1.0.0/16', 'fd00::7', '203.0.113.9'];

describe('gateway addresses', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::8',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s is private and is reached only when it is on the allow list', (address) => {
    expect(isAddressAllowed(address, { listed, isPlaintext: false })).toBe(false);
  });

  it.each(['10.1.2.3', 'fd00::7', '::ffff:10.1.2.3'])(
    '%s is on the allow list and is reached, even without TLS',
    (address) => {
      expect(isAddressAllowed(address, { listed, isPlaintext: false })).toBe(true);
      expect(isAddressAllowed(address, { listed, isPlaintext: true })).toBe(true);
    },
  );

  it.each(['1.1.1.1', '172.32.0.1', '2400:3200::1'])('%s is public and is reached only with TLS', (address) => {
    expect(isAddressAllowed(address, { listed, isPlaintext: false })).toBe(true);
    expect(isAddressAllowed(address, { listed, isPlaintext: true })).toBe(false);
  });
});
