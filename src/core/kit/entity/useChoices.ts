import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../../contract/fields';
import { HostContext } from '../../plugin-api';
import { codeText } from './labels';

/** Returns the codes of a choice field with their labels; an open choice also has the codes of the active sections. */
export function useChoices(field: Field, labelOf: (code: string) => string) {
  const translate = useTranslate();
  const sections = useContext(HostContext)?.sections ?? [];
  const isOpen = field.kind === 'choice' && field.open === true;
  const known = 'values' in field ? field.values : [];
  const sectionNames = isOpen ? sections.flatMap(({ name }) => (name === undefined ? [] : [name])) : [];
  return {
    codes: [...new Set([...known, ...sectionNames])],
    textOf: (code: string) => (isOpen ? codeText(code, { label: labelOf(code), translate }) : translate(labelOf(code))),
  };
}
