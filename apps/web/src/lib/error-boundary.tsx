import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode };

/**
 * Shows `fallback` in place of children that failed; React asks for a class here. A new `key`
 * gives the children another chance.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
