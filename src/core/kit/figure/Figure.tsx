import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { SemanticColor } from '../../../../contract/fields';
import { useTooltip } from '../../theme/tooltips/useTooltip';
import { useLocaleCode } from '../entity/useLocaleCode';

export interface FigureProps {
  /** What is counted: a message key, or the name of a type-list entry. */
  label: string;
  /** The figure; a text if it is not a count (`93%`), `undefined` until it is known. */
  value: number | string | undefined;
  /** Color of the figure when it is not 0. */
  tone?: Exclude<SemanticColor, 'neutral'>;
  /** A remark below the figure (how it is computed, its target). */
  note?: string | undefined;
  /** Its definition in words, shown on hover and focus. */
  hint?: string | undefined;
  /** Link target. */
  to?: string;
  /** Click handler, if it is not a link. */
  onPress?: () => void;
  /** Whether the toggle is on. */
  isPressed?: boolean;
}

/** A figure with its label: a link, a toggle, or plain. */
export function Figure({ label, value, tone, note, hint, to, onPress, isPressed }: FigureProps) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const { anchorProps, tooltip } = useTooltip(hint);
  // Focus may come before the definition is known.
  const described = { ...anchorProps, ...(hint !== undefined && { 'aria-description': hint }) };
  const content = (
    <>
      <span>{translate(label, { _: label })}</span>
      <b className={tone && value ? `kit-${tone}` : undefined}>
        {value === undefined ? (
          <i className="kit-bar" />
        ) : typeof value === 'number' ? (
          value.toLocaleString(locale)
        ) : (
          value
        )}
      </b>
      {note && <small>{note}</small>}
    </>
  );
  if (to !== undefined) {
    return (
      <>
        <Link to={to} className="kit-figure" {...described}>
          {content}
        </Link>
        {tooltip}
      </>
    );
  }
  if (onPress) {
    return (
      <>
        <button type="button" className="kit-figure" {...described} onClick={onPress} aria-pressed={isPressed === true}>
          {content}
        </button>
        {tooltip}
      </>
    );
  }
  return (
    <>
      <div className="kit-figure" {...described} {...(hint !== undefined && { role: 'group', tabIndex: 0 })}>
        {content}
      </div>
      {tooltip}
    </>
  );
}
