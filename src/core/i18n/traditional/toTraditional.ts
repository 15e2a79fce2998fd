import { ConverterFactory } from 'opencc-js/core';
import characters from 'opencc-js/dict/STCharacters';
import variants from 'opencc-js/dict/TWVariants';
import { phrases } from './phrases';

/** Writes simplified Chinese in the traditional characters of Taiwan; the words stay. */
export const toTraditional = ConverterFactory([[phrases, characters]], [[variants]]);
