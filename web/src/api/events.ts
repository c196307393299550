import { Hub } from 'aws-amplify/utils'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { ConnectorType } from '#shared/domain/integration/connectors.ts'

/** What happens to the application as a whole, whoever noticed it first. */
export type AppEvents = {
  /** The privacy addendum of a connector was agreed to: what it is connected with comes next. */
  readonly 'privacy-consent': { readonly accountId: AccountId; readonly connectorType: ConnectorType }
  /** The session that somebody had at this address is over; the next step is the login page. */
  readonly 'session-expired': { readonly reason: 'expired' | 'ended-elsewhere'; readonly at: string }
  /** A call was answered 5xx; `message` is what a person reads. */
  readonly 'server-trouble': { readonly message: string; readonly cause: unknown }
  /** The console's version cannot be read: the servers are away, from the page's start or since. */
  readonly 'server-down': { readonly atStart: boolean }
  /** A newer build is deployed than the one in this tab. */
  readonly 'version-changed': { readonly version: string }
}

const channel = 'palisade'

/** Events about servers wait this long, so that what follows from them (a reload, a toast) does not race the cause. */
export const publishDelay = 500

/** A session may be found to be over before the application is drawn: its first listener is told. */
let isHeard = false
let missed: AppEvents['session-expired'] | undefined

/** Tells every listener in this tab. */
export const publish = <Name extends keyof AppEvents>(event: Name, data: AppEvents[Name]): void => {
  const send = () => Hub.dispatch(channel, { event, data })
  if (event === 'session-expired') {
    if (isHeard) send()
    else missed = data as AppEvents['session-expired'] // of this event
  } else if (event === 'privacy-consent') send()
  else setTimeout(send, publishDelay)
}

/** Listens until the returned function is called. */
export const onEvent = <Name extends keyof AppEvents>(
  name: Name,
  hear: (data: AppEvents[Name]) => void,
): (() => void) => {
  if (name === 'session-expired') {
    const data = missed
    isHeard = true
    missed = undefined
    if (data !== undefined) queueMicrotask(() => hear(data as AppEvents[Name])) // of this event
  }
  return Hub.listen(channel, ({ payload }) => {
    if (payload.event === name) hear(payload.data as AppEvents[Name]) // published under this name only
  })
}
