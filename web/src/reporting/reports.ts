import { environmentOnceKnown } from '../api/environment.ts'
import { readSession } from '../api/session.ts'
import { accountTypeOfAddress } from '../paths.ts'

export interface Reporter {
  readonly report: (error: unknown) => void
}

/** Reporting is loaded when the dashboard has arrived, so that it does not compete with it. */
const delay = 2000

let reporter: Promise<Reporter | undefined> | undefined

const onError = ({ error }: ErrorEvent) => reportError(error)
const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason)

/** The reporter listens by itself from its start. */
const listenInPlace = (): (() => void) => {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
let stopListening: (() => void) | undefined

const start = async (): Promise<Reporter | undefined> => {
  const { errorReports } = await environmentOnceKnown()
  const started = errorReports && (await import('./reporter.ts')).startReporter(errorReports)
  stopListening?.()
  return started
}

const opened = (): Promise<Reporter | undefined> => {
  reporter ??= start().catch(() => {
    // Its files could not be fetched: with the next error they may.
    reporter = undefined
    return undefined
  })
  return reporter
}

/** Reports an error of a dashboard; those before sign-in are nobody's. */
export const reportError = (error: unknown): void => {
  if (readSession() === undefined || accountTypeOfAddress(location.pathname) === undefined) return
  void opened().then((each) => each?.report(error))
}

/** Sets up error reporting, for the life of the page: whatever breaks from now on is reported where the deployment says. */
export const setUpErrorReporting = (): void => {
  if (stopListening !== undefined) return
  stopListening = listenInPlace()
  setTimeout(() => void opened(), delay)
}
