import { useTranslate } from 'react-admin';
import { hasGeneralMessage, type Refusal } from '../../../../contract/calls/refusal';
import type { Entity } from '../../../../contract/defineEntity';
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
  generalReason?: string;
  errors: Readonly<Record<string, string>>;
}

/** Returns the reasons of a refusal, without a message that only points to the fields. */
export function refusalReasons(refusal: Refusal): Reasons {
  return { generalReason: hasGeneralMessage(refusal) ? refusal.message : undefined, errors: refusal.errors };
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

  return ({ generalReason, errors }: Reasons): ReasonText[] => [
    ...(generalReason ? [{ field: '', label: '', text: generalReason }] : []),
    ...Object.entries(errors).map(([field, text]) => ({ field, label: labelOf(field), text })),
  ];
}
