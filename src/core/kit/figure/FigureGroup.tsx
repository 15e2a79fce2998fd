import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** Figures that belong together, under a heading (a message key); nothing where the administrator may see none of them. */
export function FigureGroup({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="kit-figures">
      <h2 id={id}>{translate(label)}</h2>
      <div>{children}</div>
    </section>
  );
}
