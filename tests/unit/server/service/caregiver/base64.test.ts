import { describe, expect, it } from 'vitest';
import { parseBase64 } from '../../../../../src/plugins/service/server/caregiver/base64';

const content = Buffer.from(Uint8Array.from({ length: 200 }, (_, at) => at)).toString('base64');

describe('a picture in Base64', () => {
  it.each([
    ['alone', content],
    ['behind a data prefix', `data:image/jpeg;base64,${content}`],
    ['behind a prefix with parameters', `data:image/jpeg;name=a.jpg;charset=utf-8;base64,${content}`],
    ['behind a prefix without a type', `data:;base64,${content}`],
    ['behind the prefix of a file reader that knows no type', `data:application/octet-stream;base64,${content}`],
    ['in lines of 76 characters', content.replace(/.{76}/g, '$&\r\n')],
    ['in lines behind a prefix, ended by one', `data:image/svg+xml;base64,\n${content.replace(/.{64}/g, '$&\n')}\n`],
  ])('is accepted %s', (_, text) => {
    expect(parseBase64(text)).toBe(content);
  });

  it.each([
    ['nothing', ''],
    ['a prefix without content', 'data:image/png;base64,'],
    ['a prefix of no picture', `data:text/html;base64,${content}`],
    ['two prefixes', `data:image/png;base64,data:image/png;base64,${content}`],
    ['text that is not coded', 'data:image/svg+xml,<svg/>'],
    ['letters of another alphabet', 'ab-_'],
    ['padding in the middle', 'ab==cd'],
  ])('is refused as %s', (_, text) => {
    expect(parseBase64(text)).toBeUndefined();
  });
});
