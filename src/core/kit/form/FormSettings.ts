import { createContext, type ReactNode, useContext } from 'react';
import type { Entity } from '../../../../contract/defineEntity';

/** A part of a form: a card, or a tab. */
export interface FormSection {
  /** Heading, a message key. */
  label: string;
  /** The entity's fields it holds, in order; those the mode does not allow are left out. */
  fields: readonly string[];
  /** Instead of plain inputs for the fields. */
  content?: ReactNode;
  /** Inputs of the page's own, by field. */
  inputs?: Readonly<Record<string, ReactNode>>;
  /** Sentences below inputs, message keys by field. */
  help?: Readonly<Record<string, string>>;
  /** A sentence under the heading, a message key. */
  description?: string;
}

/** What the inputs of a form know besides their value. */
export interface FormSettings {
  entity: Entity;
  mode: 'create' | 'edit';
}

export const FormSettingsContext = createContext<FormSettings | undefined>(undefined);

/** The settings of the form around an input. */
export function useFormSettings(): FormSettings {
  const settings = useContext(FormSettingsContext);
  if (!settings) throw new Error('This input works only inside an <EntityForm>.');
  return settings;
}
