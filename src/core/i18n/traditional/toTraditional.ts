import { ConverterFactory } from 'opencc-js/core';
import characters from 'opencc-js/dict/STCharacters';
import variants from 'opencc-js/dict/TWVariants';
import { phrases, programs } from './phrases';

/** Converts simplified Chinese to Taiwan's traditional characters; of the vocabulary, only names of programs change. */
export const toTraditional = ConverterFactory([[programs, phrases, characters]], [[variants]]);
