import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

/** The last resort: an error that no route handled shows the application's error screen instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen kind="running" /> : this.props.children
  }
}
