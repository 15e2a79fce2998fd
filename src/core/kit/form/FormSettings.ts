import { createContext, type ReactNode, useContext } from 'react';
import type { Entity, FieldName, GroupName } from '../../../../contract/defineEntity';
import type { FormOptions as NamedFormOptions } from '../../plugin-api';

/** What a page says about a form besides what follows from the entity, by the names of the entity. */
export type FormOptions<E extends Entity = Entity> = NamedFormOptions<FieldName<E>, GroupName<E>>;

/** Types the options of an entity's form, in a file of their own that the plugin names as the `form` of its resource. */
export const formOptions = <E extends Entity>(_entity: E, options: FormOptions<E>): FormOptions<E> => options;

/** A part of a form, under a heading. */
export interface FormSection {
  /** Heading, a message key. */
  label: string;
  /** The fields it holds, in order. */
  fields: readonly string[];
  /** Instead of plain inputs for the fields. */
  content?: ReactNode;
  /** Inputs of the page's own, by field. */
  inputs?: Readonly<Partial<Record<string, ReactNode>>>;
  /** A sentence under the heading, a message key; nothing is said where it has no text. */
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
