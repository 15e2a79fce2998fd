import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../../contract/fields';
import { HostContext } from '../../plugin-api';
import { codeText } from './labels';

/** The codes of a field to choose from, of an open choice those of running sections too, and what they are called. */
export function useChoices(field: Field, labelOf: (code: string) => string) {
  const translate = useTranslate();
  const sections = useContext(HostContext)?.sections ?? [];
  const isOpen = field.kind === 'choice' && field.open === true;
  const known = 'values' in field ? field.values : [];
  const others = isOpen ? sections.flatMap(({ name }) => (name === undefined ? [] : [name])) : [];
  return {
    codes: [...new Set([...known, ...others])],
    textOf: (code: string) => (isOpen ? codeText(code, { label: labelOf(code), translate }) : translate(labelOf(code))),
  };
}
