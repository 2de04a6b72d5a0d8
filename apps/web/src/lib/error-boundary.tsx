// SPDX-License-Identifier: AGPL-3.0-or-later
import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode };

/**
 * Shows `fallback` if rendering the children throws; React requires a class here. A new `key`
 * renders the children again.
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
