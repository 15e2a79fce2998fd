import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logStore } from '../log';
import { PluginIdContext } from '../plugin-api';
import { describePluginProblem, type PluginProblem } from '../registry/problems';
import { ContributionLoadError } from './Loadable';
import { PageError } from './states/PageError';
import { SmallError } from './states/SmallError';

interface PluginBoundaryProps {
  plugin: string;
  /** Key of the contribution. */
  contribution: string;
  /** Size of the error message: a whole page, or the space of a button or tile. */
  fallback: 'page' | 'small';
  /** When it changes, a failed contribution is tried again; for pages, the address. */
  resetKey?: string;
  children: ReactNode;
}

interface PluginBoundaryState {
  error?: Error;
}

/** Error boundary of a contribution: logs the error and offers a retry. */
export class PluginBoundary extends Component<PluginBoundaryProps, PluginBoundaryState> {
  override state: PluginBoundaryState = {};

  static getDerivedStateFromError(cause: unknown): Partial<PluginBoundaryState> {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  override componentDidCatch(cause: unknown, info: ErrorInfo) {
    const problem = renderProblem(cause, this.props);
    logStore.push(
      {
        message: describePluginProblem(problem),
        type: 'danger',
        meta: { code: problem.code, plugin: problem.plugin, contribution: this.props.contribution },
        source: this.props.contribution,
        stack: `${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n${info.componentStack ?? ''}`,
      },
      cause,
    );
  }

  override componentDidUpdate(previous: PluginBoundaryProps) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ error: undefined });

  override render() {
    const { plugin, fallback, children } = this.props;
    const { error } = this.state;
    if (error) {
      const reason = error instanceof ContributionLoadError ? 'load' : 'render';
      return fallback === 'page' ? (
        <PageError reason={reason} onRetry={this.retry} />
      ) : (
        <SmallError onRetry={this.retry} />
      );
    }
    return <PluginIdContext.Provider value={plugin}>{children}</PluginIdContext.Provider>;
  }
}

/** Converts what a contribution threw to a plugin problem. */
function renderProblem(
  cause: unknown,
  { plugin, contribution }: Pick<PluginBoundaryProps, 'plugin' | 'contribution'>,
): PluginProblem {
  const code = cause instanceof ContributionLoadError ? cause.code : 'RENDER_FAILED';
  return { code, plugin, contribution, detail: cause instanceof Error ? cause.message : String(cause) };
}
