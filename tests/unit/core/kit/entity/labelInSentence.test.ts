import { describe, expect, it } from 'vitest';
import { labelInSentence, rowNameInSentence } from '../../../../../src/core/kit/entity/labelInSentence';

describe('a label within a sentence', () => {
  it.each([
    ['Service request', 'service request'],
    ['Elder', 'elder'],
    ['ECG report', 'ECG report'],
    ['ID type', 'ID type'],
    ['Lorenz plot', 'Lorenz plot'],
    ['SpO2 alerts', 'SpO2 alerts'],
    ['', ''],
  ])('in English, %s is %s', (label, expected) => {
    expect(labelInSentence(label, 'en')).toBe(expected);
  });

  it('keeps its capital in other languages', () => {
    expect(labelInSentence('Bericht', 'de')).toBe('Bericht');
    expect(labelInSentence('高齢者', 'ja')).toBe('高齢者');
  });
});

describe('the name of a row', () => {
  it.each([
    ['Contacts', 'contact'],
    ['Emergency contacts', 'emergency contact'],
    ['Address', 'address'],
    ['Addresses', 'address'],
    ['Certificates', 'certificate'],
    ['Dictionary entries', 'dictionary entry'],
  ])('in English, of %s, is %s', (label, expected) => {
    expect(rowNameInSentence(label, 'en')).toBe(expected);
  });

  it('is the label in other languages', () => {
    expect(rowNameInSentence('連絡先', 'ja')).toBe('連絡先');
  });
});
