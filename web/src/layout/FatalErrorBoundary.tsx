import { Component, type ReactNode } from 'react'
import { FatalErrorScreen } from './FatalErrorPage.tsx'

type State = { error: unknown; failed: boolean }

/** Catches what breaks outside the router. */
export class FatalErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override render() {
    return this.state.failed ? <FatalErrorScreen error={this.state.error} /> : this.props.children
  }
}
