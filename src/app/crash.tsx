/**
 * Where our own mistakes end: one sentence and two ways out, instead of an empty page. Also those of the rules that come
 * to light after a tap or a save, outside of React: the table must not stand there as if nothing had happened.
 */
import { Component, type ReactNode } from 'react'
import { Choice } from '../ui/button.tsx'
import { go } from './route.ts'
import { useText } from './settings-context.tsx'

interface State {
  readonly error: Error | null
}

export class Crash extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }
  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
  override componentDidMount(): void {
    addEventListener('error', this.hear)
    addEventListener('unhandledrejection', this.hear)
  }
  override componentWillUnmount(): void {
    removeEventListener('error', this.hear)
    removeEventListener('unhandledrejection', this.hear)
  }
  private readonly hear = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error: unknown = 'reason' in event ? event.reason : event.error
    // By its name: the class would bring the engine into the first screen.
    if (error instanceof Error && error.name === 'EngineError') this.setState({ error })
  }
  override render(): ReactNode {
    return this.state.error ? <Apology detail={this.state.error.message} /> : this.props.children
  }
}

function Apology({ detail }: { readonly detail: string }) {
  const { crash } = useText()
  return (
    <main className="screen paper apology">
      <h1>{crash.title}</h1>
      <p>{crash.line}</p>
      <pre>{detail}</pre>
      <div>
        <Choice primary label={crash.reload} onPress={() => location.reload()} />
        <Choice
          label={crash.shelf}
          onPress={() => {
            go({ screen: 'shelf' })
            location.reload()
          }}
        />
      </div>
    </main>
  )
}
