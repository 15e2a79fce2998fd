import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Tone } from '../../../../contract/fields';
import { useLocaleCode } from '../entity/useLocaleCode';
import { Trend } from './Trend';

export interface FigureProps {
  /** What is counted: a message key, or the name of a type-list entry. */
  label: string;
  /** The figure; a text where it is no count (`93%`), nothing while it is not known. */
  value: number | string | undefined;
  /** Colour of the figure when it is not 0. */
  tone?: Exclude<Tone, 'neutral'>;
  /** A word about the figure below it (how it came about, what it should be). */
  note?: string | undefined;
  /** How many there were on each of the last days, today last. */
  trend?: readonly number[] | undefined;
  /** What is counted, in words; shown when the figure is pointed at. */
  hint?: string | undefined;
  /** Where it leads. */
  to?: string;
  /** What pressing it does, where it leads nowhere. */
  onPress?: () => void;
  /** Whether what pressing does is in force. */
  isPressed?: boolean;
}

/** A figure under its name: a link, a switch, or only a figure. */
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
