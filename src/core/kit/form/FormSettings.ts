import { createContext, type ReactNode, useContext } from 'react';
import type { Entity, FieldName, GroupName } from '../../../../contract/defineEntity';
import type { FormOptions as NamedFormOptions } from '../../plugin-api';

/** Form options beyond what follows from the entity, by its field and group names. */
export type FormOptions<E extends Entity = Entity> = NamedFormOptions<FieldName<E>, GroupName<E>>;

/** Checks the type of an entity's form options, in a separate file that the plugin sets as the `form` of its resource. */
export const formOptions = <E extends Entity>(_entity: E, options: FormOptions<E>): FormOptions<E> => options;

/** A part of a form, with a heading. */
export interface FormSection {
  /** Heading, a message key. */
  label: string;
  /** Its fields, in order. */
  fields: readonly string[];
  /** Replaces the inputs of the fields. */
  content?: ReactNode;
  /** Custom inputs, by field. */
  inputs?: Readonly<Partial<Record<string, ReactNode>>>;
  /** A help text under the heading, a message key; hidden if the text does not exist. */
  description?: string;
}

/** What the inputs of a form know besides their value. */
export interface FormSettings {
  entity: Entity;
  mode: 'create' | 'edit';
}

export const FormSettingsContext = createContext<FormSettings | undefined>(undefined);

/** Returns the settings of the surrounding form. */
export function useFormSettings(): FormSettings {
  const settings = useContext(FormSettingsContext);
  if (!settings) throw new Error('This input works only inside an <EntityForm>.');
  return settings;
}
