import { useSearchParams } from 'react-router';
import { type PanelPeriodCode, panelPeriods } from '../entities/panelPeriod';

/** Reads from the URL the period and whether the wall is open. Defaults to the calendar month and a closed wall. */
export function usePanelParams() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    period: panelPeriods.find((code) => code === params.get('period')) ?? 'month',
    isWall: params.get('view') === 'wall',
    setPeriod: (code: PanelPeriodCode) => change('period', code),
    setWall: (isWall: boolean) => change('view', isWall ? 'wall' : undefined),
  };
}
