import { useEffect, useRef } from 'react';

export interface RowCheckProps {
  label: string;
  checked: boolean;
  /** Whether only some of the rows are selected. */
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** A native checkbox: of a row, or of the whole page. */
export function RowCheck({ label, checked, isMixed = false, onToggle }: RowCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="kit-check"
      aria-label={label}
      checked={checked}
      // Unlike the change event, the click reports whether Shift was held.
      onClick={(event) => onToggle(event.shiftKey)}
      onChange={ignore}
    />
  );
}

function ignore(): undefined {
  return undefined;
}
