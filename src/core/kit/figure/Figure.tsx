import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { SemanticColor } from '../../../../contract/fields';
import { useLocaleCode } from '../entity/useLocaleCode';
import { Trend } from './Trend';

export interface FigureProps {
  /** What is counted: a message key, or the name of a type-list entry. */
  label: string;
  /** The figure; a text if it is not a count (`93%`), `undefined` until it is known. */
  value: number | string | undefined;
  /** Color of the figure when it is not 0. */
  tone?: Exclude<SemanticColor, 'neutral'>;
  /** A remark below the figure (how it is computed, its target). */
  note?: string | undefined;
  /** Counts of the last days, today last. */
  trend?: readonly number[] | undefined;
  /** Tooltip that describes what is counted. */
  hint?: string | undefined;
  /** Link target. */
  to?: string;
  /** Click handler, if it is not a link. */
  onPress?: () => void;
  /** Whether the toggle is on. */
  isPressed?: boolean;
}

/** A figure with its label: a link, a toggle, or plain. */
export function Figure({ label, value, tone, note, trend, hint, to, onPress, isPressed }: FigureProps) {
  const translate = useTranslate();
  const locale = useLocaleCode();
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
      {trend?.some((count) => count > 0) && <Trend trend={trend} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className="kit-figure" title={hint}>
        {content}
      </Link>
    );
  }
  if (onPress) {
    return (
      <button type="button" className="kit-figure" title={hint} onClick={onPress} aria-pressed={isPressed === true}>
        {content}
      </button>
    );
  }
  return (
    <div className="kit-figure" title={hint}>
      {content}
    </div>
  );
}
