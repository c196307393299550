import { addIntegration, captureException, getIsolationScope, init, makeFetchTransport } from '@sentry/browser'
import { readSession, subscribeToSession } from '../api/session.ts'
import { region } from '../i18n/region.ts'
import { isImprovingAllowed, onConsent } from '../layout/consent.ts'
import { envelopeWithoutSecrets } from './envelope.ts'
import type { Reporter } from './reports.ts'
import { type ErrorReports, settingsOf } from './settings.ts'

/** The page's own way to fetch, before anybody listens to it. */
const ownFetch = fetch.bind(globalThis)

/** Who it happened to: id, persona and region, and nothing that names anybody. */
const nameVisitor = (): void => {
  const claims = readSession()?.claims
  const facts = { persona: claims?.accountType, region: region.code }
  getIsolationScope()
    .setUser(claims === undefined ? null : { id: claims.userId })
    .setTags(facts)
    .setAttributes(facts)
}

/** Records pages while somebody is signed in, if that was agreed to: now, or whenever it is. */
const recordWhenAllowed = (): void => {
  let recording: ReturnType<typeof import('./recording.ts')['recordPages']> | undefined
  let isAsked = false
  const record = async () => {
    if (isAsked || !isImprovingAllowed()) return
    isAsked = true
    const { recordPages } = await import('./recording.ts')
    recording = recordPages()
    addIntegration(recording)
  }
  void record()
  onConsent(() => void record())
  let owner = readSession()?.claims.userId
  subscribeToSession(() => {
    const next = readSession()?.claims.userId
    if (next === owner) return
    owner = next
    // What one person did is not for reports of the next one.
    void recording?.stop({ flush: false }).then(() => next !== undefined && recording?.startBuffering())
  })
}

/** Starts to report errors; once in the life of a page. Of whom nobody is signed in, nothing is told. */
export const startReporter = (errorReports: ErrorReports): Reporter => {
  init({
    ...settingsOf(errorReports, __VERSION__),
    transport: (options) => {
      const transport = makeFetchTransport(options, ownFetch)
      return {
        flush: transport.flush,
        send: async (envelope) => (readSession() === undefined ? {} : transport.send(envelopeWithoutSecrets(envelope))),
      }
    },
  })
  nameVisitor()
  subscribeToSession(nameVisitor)
  recordWhenAllowed()
  return { report: (error) => void captureException(error) }
}
