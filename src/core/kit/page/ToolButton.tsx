import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useTip } from '../../theme/useTip';

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'type'> {
  label: string;
  icon: ReactNode;
}

/** A round icon button; its label is also its tooltip. */
export function ToolButton({ label, icon, ...rest }: ToolButtonProps) {
  const { near, tip } = useTip(label);
  return (
    <>
      <button type="button" className="kit-tool" aria-label={label} {...near} {...rest}>
        {icon}
      </button>
      {tip}
    </>
  );
}
