import { useEffect, useRef } from 'react';

export interface RowCheckProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** The browser's own check box: a row's, or that of the whole page. */
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
      // The click tells more than the change: whether Shift was held.
      onClick={(event) => onToggle(event.shiftKey)}
      onChange={ignore}
    />
  );
}

function ignore(): undefined {
  return undefined;
}
