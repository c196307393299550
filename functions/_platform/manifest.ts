import type { ServiceSlug } from '#shared/contract/service.ts'
import type { EventName } from '#shared/events/events.ts'

/** What a service's code touches; each one becomes least-privilege grants of its functions' roles and nothing else. */
export type Resource =
  | 'auditTrail'
  | 'bankDetails'
  | 'bulkFiles'
  | 'bulkUploads'
  | 'businessNumber'
  | 'captcha'
  | 'claimFiles'
  | 'companyRegister'
  | 'correspondence'
  | 'correspondenceLinks'
  | 'derivedRows'
  | 'documentArrivals'
  | 'documentLinks'
  | 'documentRemovals'
  | 'documents'
  | 'documentUploads'
  | 'email'
  | 'events'
  | 'exportFiles'
  | 'exportLinks'
  | 'feedbackPictures'
  | 'feedbackReads'
  | 'identity'
  | 'identityErasure'
  | 'identityRows'
  | 'keyRotation'
  | 'ledgerRows'
  | 'letterRows'
  | 'licenseRegister'
  | 'lists'
  | 'logoReads'
  | 'logos'
  | 'malwareScanner'
  | 'numbers'
  | 'operations'
  | 'peopleRows'
  | 'personalData'
  | 'personalFiles'
  | 'photos'
  | 'processor'
  | 'publicKeys'
  | 'queueDepths'
  | 'receivers'
  | 'sandboxBook'
  | 'sanctionsLists'
  | 'sealing'
  | 'securityScanner'
  | 'securityTools'
  | 'signing'
  | 'slack'
  | 'sms'
  | 'table'
  | 'tableRead'
  | 'tableScan'
  | 'uploadLinks'

/** A Task of a state machine that the service's worker carries out: `{ "Type": "Task", "Resource": "palisade:<service>.<task>" }`. */
export type WorkflowDefinition = {
  readonly Comment: string
  readonly StartAt: string
  readonly States: Record<string, unknown>
}

/**
 * What a service needs and reacts to, as data: CDK makes queues, rules, schedules, state machines, grants and alarms of
 * it, the local platform runs the very same. `errorImpact` says what people cannot do while the service fails; it is the
 * alarm's text.
 */
export interface ServiceManifest {
  readonly service: ServiceSlug
  readonly errorImpact: string
  /** What both of its functions touch. */
  readonly resources: readonly Resource[]
  /** What the API function touches besides, and the worker never. */
  readonly apiResources?: readonly Resource[]
  /** What the worker touches besides, and the API function never. */
  readonly workerResources?: readonly Resource[]
  /** Megabytes of memory of the API function; 512 when not given. */
  readonly apiMemory?: number
  /** Megabytes of memory of the worker; 512 when not given. */
  readonly workerMemory?: number
  /** Where the worker runs, if it brings machine code along; arm64 otherwise. */
  readonly workerArchitecture?: 'x86_64'
  /**
   * Handler names of the worker by the event they react to, or several; each handler gets a queue, retries and a dead-letter
   * queue.
   */
  readonly subscriptions?: Readonly<Record<string, EventName | readonly EventName[]>>
  /** Handlers whose messages are handed over together, ten at most: each waits for a party of its own, and not for one another. */
  readonly together?: readonly string[]
  /**
   * Handlers that need a party which may be away, by what people wait for meanwhile: they get one message at a time, and each
   * is tried again for days before it is dead.
   */
  readonly patient?: Readonly<Record<string, string>>
  /**
   * Handler names of the worker by where files arrive in the region's bucket that they react to, `arrivals/mail/`; each gets a
   * queue as subscribers do.
   */
  readonly arrivals?: Readonly<Record<string, `arrivals/${string}/`>>
  /** Job names of the worker by their EventBridge Scheduler expression, `rate(5 minutes)` or `cron(…)` in UTC. */
  readonly schedules?: Readonly<Record<string, string>>
  /** Handlers and jobs, by their names, that stand where no business is done alone: production has neither queue nor schedule of them. */
  readonly sandboxOnly?: readonly string[]
  /** What the worker touches besides for those. */
  readonly sandboxResources?: readonly Resource[]
  /** State machines by name: which event starts them and their Amazon States Language definition. */
  readonly workflows?: Readonly<
    Record<string, { readonly startedBy: EventName; readonly definition: WorkflowDefinition }>
  >
}

/** Every subscription of a service, one event at a time. */
export const subscribed = ({
  subscriptions = {},
}: Pick<ServiceManifest, 'subscriptions'>): { readonly handler: string; readonly event: EventName }[] =>
  Object.entries(subscriptions).flatMap(([handler, names]) => [names].flat().map((event) => ({ handler, event })))

const without = <Value>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))

/** A manifest as it stands where business is done, or where none is. */
export const standingIn = (
  { isSandbox }: { readonly isSandbox: boolean },
  manifest: ServiceManifest,
): ServiceManifest => {
  const { sandboxOnly = [], sandboxResources = [], subscriptions = {}, schedules = {}, workerResources = [] } = manifest
  if (sandboxOnly.length === 0) return manifest
  if (isSandbox) return { ...manifest, workerResources: [...workerResources, ...sandboxResources] }
  return { ...manifest, subscriptions: without(subscriptions, sandboxOnly), schedules: without(schedules, sandboxOnly) }
}

/** Whether a handler of one of these services waits for a party that may be away. */
export const isPatientIn =
  (manifests: readonly ServiceManifest[]) =>
  ({ service, handler }: { readonly service: string; readonly handler: string }): boolean =>
    manifests.some((each) => each.service === service && each.patient?.[handler] !== undefined)

/** What every worker does by the clock besides: it starts, and notes that it did. So each part is measured, whatever else runs in it. */
export const beat = { job: 'beat', expression: 'rate(5 minutes)' } as const

/** The manifest; what has a worker beats, and listens besides to who asks for one of its schedules, or for what failed to be tried again. */
export const defineManifest = <const Manifest extends ServiceManifest>(manifest: Manifest): Manifest => {
  const { subscriptions, schedules, arrivals } = manifest
  if ([subscriptions, schedules, arrivals].every((each) => each === undefined)) return manifest
  const asked = [...(schedules === undefined ? [] : ['schedule.due' as const]), 'deadLetter.retried' as const]
  return {
    ...manifest,
    subscriptions: { ...subscriptions, doAsAsked: asked },
    schedules: { ...schedules, [beat.job]: beat.expression },
  }
}
