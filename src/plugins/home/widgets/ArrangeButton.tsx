import TuneIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arrangement } from '../../../core/kit';
import type { HostWidget } from '../../../core/plugin-api';

const ArrangePanel = lazy(() => import('./ArrangePanel'));

export interface ArrangeButtonProps {
  widgets: readonly HostWidget[];
  arrangement: Arrangement;
  onChange: (arrangement: Arrangement) => void;
}

/** Opens the user's settings for the widgets of the start page and their order. */
export function ArrangeButton(props: ArrangeButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (props.widgets.every(({ label }) => label === undefined)) return null;
  return (
    <>
      <button
        type="button"
        className="kit-button home-button"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TuneIcon />
        {translate('home.arrange.action')}
      </button>
      {anchor && (
        <Suspense>
          <ArrangePanel {...props} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
