import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen kind="running" /> : this.props.children
  }
}
