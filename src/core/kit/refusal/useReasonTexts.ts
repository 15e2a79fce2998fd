import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { type Refusal, saysMore } from '../../../../contract/refusal';
import { fieldLabel } from '../entity/labels';

/** Where the labels of the fields come from. */
export interface ReasonLabels {
  /** The entity of the fields. */
  entity?: Pick<Entity, 'name'>;
  /** The call, whose inputs have their own labels. */
  operation?: string;
}

/** One reason, with the label of its field if it has one. */
export interface ReasonText {
  field: string;
  label: string;
  text: string;
}

/** The reasons of a refusal: of the whole, if there is one, and per field. */
export interface Reasons {
  whole?: string;
  errors: Readonly<Record<string, string>>;
}

/** Returns the reasons of a refusal, without a message that only points to the fields. */
export function reasonsTold(refusal: Refusal): Reasons {
  return { whole: saysMore(refusal) ? refusal.message : undefined, errors: refusal.errors };
}

/** Returns a function that formats reasons with their field labels. */
export function useReasonTexts({ entity, operation }: ReasonLabels) {
  const translate = useTranslate();
  const textOf = (key: string) => translate(key, { _: '' });

  function labelOf(field: string): string {
    if (!entity) return '';
    const label =
      (operation && textOf(fieldLabel(entity, `${operation}.${field}`))) || textOf(fieldLabel(entity, field));
    const [, row] = /\.(\d+)(?:\.|$)/.exec(field) ?? [];
    return label && row ? `${label} · ${translate('kit.form.row', { row: Number(row) + 1 })}` : label;
  }

  return ({ whole, errors }: Reasons): ReasonText[] => [
    ...(whole ? [{ field: '', label: '', text: whole }] : []),
    ...Object.entries(errors).map(([field, text]) => ({ field, label: labelOf(field), text })),
  ];
}
