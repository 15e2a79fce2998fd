import { ConverterFactory } from 'opencc-js/core';
import characters from 'opencc-js/dict/STCharacters';
import variants from 'opencc-js/dict/TWVariants';
import { phrases } from './phrases';

/** Converts simplified Chinese to Taiwan's traditional characters; the vocabulary does not change. */
export const toTraditional = ConverterFactory([[phrases, characters]], [[variants]]);
