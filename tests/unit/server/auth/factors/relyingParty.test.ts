import { expect, it } from 'vitest';
import { relyingPartyOf } from '../../../../../server/auth/factors/relyingParty';

it.each([
  ['care.example', true, 'https://care.example', 'care.example'],
  ['care.example:8443', true, 'https://care.example:8443', 'care.example'],
  ['localhost:8080', false, 'http://localhost:8080', 'localhost'],
  ['a.localhost', false, 'http://a.localhost', 'a.localhost'],
])('the relying party binds passkeys to %s (over TLS: %s)', (host, isEncrypted, origin, rpId) => {
  expect(relyingPartyOf({}, { host, isEncrypted })).toEqual({ origin, rpId });
});

it.each([
  ['care.example', false],
  ['127.0.0.1:8080', false],
  ['192.0.2.1', true],
  ['[2001:db8::1]:8080', true],
  ['', true],
  ['a b', true],
])('the relying party does not exist at %s (over TLS: %s)', (host, isEncrypted) => {
  expect(relyingPartyOf({}, { host, isEncrypted })).toBeUndefined();
});

it('the relying party comes from the configuration, not from the request', () => {
  const publicUrl = 'https://care.example/';
  const party = { origin: 'https://care.example', rpId: 'care.example' };
  expect(relyingPartyOf({ publicUrl }, { host: 'evil.example', isEncrypted: true })).toEqual(party);
});
