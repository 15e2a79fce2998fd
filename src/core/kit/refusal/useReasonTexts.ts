import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { type Refusal, saysMore } from '../../../../contract/refusal';
import { fieldLabel } from '../entity/labels';

/** What the fields of a refused call are called. */
export interface ReasonLabels {
  /** The entity whose fields are named. */
  entity?: Pick<Entity, 'name'>;
  /** The call, whose own inputs have labels of their own. */
  operation?: string;
}

/** One reason, with the name of its field where it has one. */
export interface ReasonText {
  field: string;
  label: string;
  text: string;
}

/** Reasons as they are told: of the whole, if there is one, and of fields. */
export interface Reasons {
  whole?: string;
  errors: Readonly<Record<string, string>>;
}

/** What a refusal has to say, without a message that only points to the fields. */
export function reasonsTold(refusal: Refusal): Reasons {
  return { whole: saysMore(refusal) ? refusal.message : undefined, errors: refusal.errors };
}

/** Writes reasons, each with the name of its field. */
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
