import middy from '@middy/core'
import { preferHeader, prefersEtags } from '#shared/contract/etag.ts'
import { writtenHeader } from '#shared/contract/justWritten.ts'
import { listsRecords } from '#shared/contract/lists.ts'
import { isSafe, namedBy, type Operation } from '#shared/contract/operation.ts'
import { routePathsOf } from '#shared/contract/routePaths.ts'
import { seenHeader, seenOf } from '#shared/contract/seen.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Actor } from '../auth/actor.ts'
import { now } from '../clock/clock.ts'
import type { HttpAnswer, HttpEvent } from '../gateway/httpEvent.ts'
import { refusePastEdge } from '../gateway/viewer.ts'
import { prepareCall } from '../held/eachCall.ts'
import { withIdempotency } from '../idempotency/idempotency.ts'
import { countCall } from '../limits/keyLimit.ts'
import { withUse } from '../limits/keyUse.ts'
import { currentTrace, withTrace } from '../log/log.ts'
import { ChangedSince } from '../problems/changedSince.ts'
import { fail } from '../problems/problem.ts'
import { followSandbox, refuseWhileBusy } from '../sandbox/followSandbox.ts'
import { followSecrets } from '../secrets/secrets.ts'
import { justWrittenOf, writtenHeaders, writtenSoFar } from '../storage/justWritten.ts'
import { retryStale } from '../storage/retryStale.ts'
import { etagHeaders, mustMatchAll, seenHeaders } from '../storage/seen.ts'
import { admitActor, callerOf, demandFreshProof, demandStanding } from './admit.ts'
import { answer, problemAnswer, securityHeaders } from './answer.ts'
import { demandConfirmation, namesApproval, onceConfirmed } from './assistantCall.ts'
import { clientOf, type Given } from './client.ts'
import { tellDeprecation } from './deprecation.ts'
import { withDifference } from './difference.ts'
import type { Call, Implementation } from './implement.ts'
import { logRequest } from './logRequest.ts'
import { readRequest } from './readRequest.ts'
import { asksRehearsal, rehearse } from './rehearse.ts'
import { refuseUnrouted } from './unrouted.ts'

/** One implementation for every contract, under the contract's own name; a forgotten one does not compile. */
export type Implementations<Contracts extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Contracts]: Implementation<Contracts[Name]>
}

/** How an operation is run when another write came between its reading and its commit. */
type Runner = <Result>(work: () => Promise<Result>) => Promise<Result>

/** An operation by its route, with how to get what it is. */
export interface Route extends Pick<Operation, 'method' | 'name' | 'path'> {
  readonly load: () => Promise<Implementation>
}

const routesOf = (implementations: Readonly<Record<string, Implementation>>): Route[] =>
  Object.values(implementations).map((each) => {
    const { name, method, path } = each.contract
    return { name, method, path, load: async () => each }
  })

const server = (operations: readonly Route[], runner: Runner, { heedsSeen }: { readonly heedsSeen: boolean }) => {
  const routed = operations.flatMap((each) => routePathsOf(each.path).map((path) => ({ ...each, path })))
  const routes = new Map(routed.map((each) => [`${each.method} ${each.path}`, each]))
  /** The contracts of the operations that were called. */
  const contracts = new Map<string, Operation>()

  const refuse = refuseUnrouted(routed)

  const carryOut = async (
    { contract, handler }: Implementation,
    asked: HttpEvent,
    caller: Actor | undefined,
  ): Promise<HttpAnswer> => {
    const event = onceConfirmed(contract, asked)
    const request = await readRequest(contract, event)
    const rehearses = asksRehearsal(contract, event)
    const actor = rehearses ? caller : await demandConfirmation(contract, event, { actor: caller, request })
    const trace = currentTrace()
    // Who is nobody known is not told what an operation wrote: that there was something to write may be nobody's to know.
    if (trace !== undefined && actor !== undefined) {
      trace.written = new Set()
      trace.justWritten = justWrittenOf(event.headers[writtenHeader])
      trace.named = new Set([
        ...namedBy(contract, request),
        ...(contract.own ? [actor.userId, actor.organizationId] : []),
      ])
      trace.read = new Map()
      trace.tellsSeen = isSafe(contract)
      if (listsRecords(contract) && prefersEtags(event.headers[preferHeader])) trace.listed = new Map()
      if (!isSafe(contract)) {
        trace.made = new Map()
        if (heedsSeen) trace.seen = new Map(seenOf(event.headers[seenHeader]))
      }
      const tags = request.ifMatch ?? []
      if (tags.length > 0) trace.match = { tags, once: !heedsSeen, asked: new Set(), reached: new Set() }
    }
    await prepareCall()
    const given: Given = { cookies: [], headers: {} }
    const callAt = (at: Instant) => {
      const mustProve = () => (rehearses && actor?.assistant !== undefined ? undefined : demandFreshProof(actor, at))
      const more = {
        actor,
        client: clientOf(event, given),
        now: at,
        fail,
        requireStepUp: contract.stepUp === 'depends' ? mustProve : undefined,
      }
      return { ...request, ...more } as unknown as Call<Operation>
    }
    if (rehearses && trace !== undefined) trace.rehearses = true
    if (rehearses && actor !== undefined && trace !== undefined)
      return rehearse(contract, { actor, asked: JSON.stringify([request.params, request.body]), trace }, () =>
        handler(callAt(now())),
      )
    const answered = await withIdempotency(contract, event, actor, async () => {
      const call = callAt(now())
      const value = await runner(() => handler(call))
      // Where nothing was written, nobody has asked yet whether what an If-Match names is so.
      await mustMatchAll([])
      const answered = answer(contract, value)
      const headers = { ...answered.headers, ...etagHeaders(value), ...given.headers }
      return { ...answered, headers, ...(given.cookies.length > 0 && { cookies: given.cookies }) }
    })
    return { ...answered, headers: { ...answered.headers, ...writtenHeaders(writtenSoFar()), ...seenHeaders() } }
  }

  const run = async (asked: HttpEvent): Promise<HttpAnswer> => {
    await followSecrets()
    const sandbox = await followSandbox()
    refusePastEdge(asked)
    refuse(asked)
    const route = routes.get(asked.routeKey) ?? fail('server.failed', { detail: asked.routeKey })
    const implementation = await route.load()
    const { contract, verified } = implementation
    contracts.set(asked.routeKey, contract)
    const event = verified === undefined ? asked : await verified(asked)
    refuseWhileBusy(sandbox, {
      service: contract.service,
      isSafe: isSafe(contract),
      isPublic: contract.access === 'public',
    })
    const actor = callerOf(contract, event)
    const isKey = actor?.keyScopes !== undefined
    // What a key is refused for is a call as well: it counts, and is told in its use.
    if (isKey) {
      await demandStanding(contract, actor)
      await countCall(actor, now())
    }
    const work = async () => {
      if (actor !== undefined) admitActor(contract, actor)
      // Who came by a one-time code has just proved as much as it ever can, and sees its own record alone; of what a person
      // approved it is that person's proof that counts, and what an assistant rehearses is for that person to see.
      const isForApproval = actor?.assistant !== undefined && asksRehearsal(contract, event)
      const proves = actor?.workflow === undefined && !namesApproval(contract, event) && !isForApproval
      if (contract.stepUp === 'always' && proves) demandFreshProof(actor, now())
      if (!isKey) await demandStanding(contract, actor)
      return carryOut(implementation, event, actor)
    }
    return withUse(actor, contract.name, work).catch(async (error: unknown) => {
      throw actor === undefined || !(error instanceof ChangedSince)
        ? error
        : await withDifference(error, contract, actor)
    })
  }

  const pipeline = middy<HttpEvent, HttpAnswer>()
    .use(logRequest())
    .use(securityHeaders())
    .use(tellDeprecation((event) => contracts.get(event.routeKey)))
    .use({
      onError: (request) => {
        request.response = problemAnswer(request.error, request.event, contracts.get(request.event.routeKey))
      },
    })
    .handler(run)

  return (event: HttpEvent, context: Parameters<typeof pipeline>[1]): Promise<HttpAnswer> =>
    withTrace(
      {
        requestId: event.requestContext.requestId,
        operation: routes.get(event.routeKey)?.name ?? event.routeKey,
        capacity: 0,
      },
      () => pipeline(event, context),
    )
}

/**
 * Makes a service's Lambda handler of its contracts and their implementations. API Gateway names the operation by its
 * route key; the pipeline admits the caller, reads the request by the contract, runs the operation once for an
 * Idempotency-Key, parses the response by the contract and turns problems into problem+json. An operation that lost a race
 * against another write is run again: it may do nothing but read and commit.
 */
export const serve = <const Contracts extends Readonly<Record<string, Operation>>>(
  _contracts: Contracts,
  implementations: Implementations<Contracts>,
) => serveRoutes(routesOf(implementations as unknown as Record<string, Implementation>))

/**
 * The same for operations that speak to parties beyond the platform, or use up what works once: none is run again, nor
 * refused for what its caller has not seen once it has spoken.
 */
export const serveOnce = <const Contracts extends Readonly<Record<string, Operation>>>(
  _contracts: Contracts,
  implementations: Implementations<Contracts>,
) => serveOnceRoutes(routesOf(implementations as unknown as Record<string, Implementation>))

/** The same of routes whose operations are loaded when they are called: as services are bundled. */
export const serveRoutes = (routes: readonly Route[]) => server(routes, retryStale, { heedsSeen: true })
export const serveOnceRoutes = (routes: readonly Route[]) => server(routes, (work) => work(), { heedsSeen: false })
