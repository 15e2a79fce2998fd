import { describe, expect, it } from 'vitest';
import {
  credentialIdOf,
  type Passkey,
  verifyAssertion,
  verifyRegistration,
} from '../../../../../server/auth/factors/passkeys';
import { type Deviation, softPasskey } from '../../../../support/softPasskey';

const challenge = 'c29tZSByYW5kb20gdGV4dCBvZiAzMiBieXRlcw';
const party = { origin: 'http://localhost', rpId: 'localhost' };
const other = 'YW5vdGhlciByYW5kb20gdGV4dCBvZiAzMiBieXQ';

async function made(passkey = softPasskey()): Promise<Passkey> {
  const kept = await verifyRegistration({ json: passkey.attestation(challenge), challenge, party });
  if (!kept) throw new Error('The passkey was not accepted.');
  return kept;
}

const deviations: readonly [string, Deviation][] = [
  ['of another origin', { origin: 'http://localhost.example' }],
  ['of the same host over TLS', { origin: 'https://localhost' }],
  ['for another host', { rpId: 'example.com' }],
  ['without the person being recognised', { isVerified: false }],
];

describe('the registration of a passkey', () => {
  it('stores id, key, counter and transports', async () => {
    const passkey = softPasskey();
    expect(await made(passkey)).toEqual({
      credentialId: passkey.id,
      publicKey: expect.stringMatching(/^[\w-]{103}$/),
      counter: 0,
      transports: 'internal',
    });
  });

  it.each(deviations)('is refused %s', async (_, deviation) => {
    const json = softPasskey().attestation(challenge, deviation);
    expect(await verifyRegistration({ json, challenge, party })).toBeUndefined();
  });

  it('is refused for another challenge, and when it is none', async () => {
    const answers = [softPasskey().attestation(other), '{}', 'null', 'no JSON'];
    const outcomes = answers.map((json) => verifyRegistration({ json, challenge, party }));
    expect(await Promise.all(outcomes)).toEqual(answers.map(() => undefined));
  });
});

describe('an authentication with a passkey', () => {
  it('returns its use counter', async () => {
    const passkey = softPasskey();
    const kept = await made(passkey);
    expect(await verifyAssertion({ json: passkey.assertion(challenge), challenge, party }, kept)).toBe(1);
    const uncounted = passkey.assertion(challenge, { counter: 0 });
    expect(await verifyAssertion({ json: uncounted, challenge, party }, kept)).toBe(0);
  });

  it.each(deviations)('is refused %s', async (_, deviation) => {
    const passkey = softPasskey();
    const json = passkey.assertion(challenge, deviation);
    expect(await verifyAssertion({ json, challenge, party }, await made(passkey))).toBeUndefined();
  });

  it('is refused for another challenge, by another key, and when it is malformed', async () => {
    const passkey = softPasskey();
    const kept = await made(passkey);
    const answers = [passkey.assertion(other), softPasskey().assertion(challenge), '{"id":"x"}', 'null', 'no JSON'];
    const outcomes = answers.map((json) => verifyAssertion({ json, challenge, party }, kept));
    expect(await Promise.all(outcomes)).toEqual(answers.map(() => undefined));
  });

  it.each([7, 6, 0])('is refused with the counter %i after 7, because the passkey was cloned', async (counter) => {
    const passkey = softPasskey();
    const kept = { ...(await made(passkey)), counter: 7 };
    const json = passkey.assertion(challenge, { counter });
    expect(await verifyAssertion({ json, challenge, party }, kept)).toBeUndefined();
  });
});

it('namedCredential returns the passkey that an answer names', () => {
  expect(['{"id":"abc"}', '{}', 'null', '7', ''].map(credentialIdOf)).toEqual(['abc', '', '', '', '']);
});
