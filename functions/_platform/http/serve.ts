import middy from '@middy/core'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Operation } from '#shared/contract/operation.ts'
import { now } from '../clock/clock.ts'
import { withIdempotency } from '../idempotency/idempotency.ts'
import { withTrace } from '../log/log.ts'
import { retryStale } from '../storage/retryStale.ts'
import { admit, demandFreshProof } from './admit.ts'
import { answer, problemAnswer, securityHeaders } from './answer.ts'
import { clientOf } from './client.ts'
import type { Call, Implementation } from './implement.ts'
import { logRequest } from './logRequest.ts'
import { fail } from './problem.ts'
import { readRequest } from './readRequest.ts'

export type HttpEvent = APIGatewayProxyEventV2WithJWTAuthorizer
export type HttpAnswer = APIGatewayProxyStructuredResultV2

/** One implementation for every contract, under the contract's own name; a forgotten one does not compile. */
export type Implementations<Contracts extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Contracts]: Implementation<Contracts[Name]>
}

/** How an operation is run when another write came between its reading and its commit. */
type Runner = <Result>(work: () => Promise<Result>) => Promise<Result>

const server = (implementations: Readonly<Record<string, Implementation>>, runner: Runner) => {
  const routes = new Map(
    Object.values(implementations).map((each) => [`${each.contract.method} ${each.contract.path}`, each]),
  )

  const run = async (event: HttpEvent): Promise<HttpAnswer> => {
    const { contract, handler } = routes.get(event.routeKey) ?? fail('server.failed', { detail: event.routeKey })
    const actor = admit(contract, event)
    if (contract.stepUp === 'always') demandFreshProof(actor, now())
    const request = await readRequest(contract, event)
    return withIdempotency(contract, event, actor, async () => {
      const at = now()
      const cookies: string[] = []
      const more = {
        actor,
        client: clientOf(event, cookies),
        now: at,
        fail,
        requireStepUp: contract.stepUp === 'depends' ? () => demandFreshProof(actor, at) : undefined,
      }
      const call = { ...request, ...more } as unknown as Call<Operation>
      const answered = answer(contract, await runner(() => handler(call)))
      return cookies.length === 0 ? answered : { ...answered, cookies }
    })
  }

  const pipeline = middy<HttpEvent, HttpAnswer>()
    .use(logRequest())
    .use(securityHeaders())
    .use({
      onError: (request) => {
        request.response = problemAnswer(request.error, request.event, routes.get(request.event.routeKey)?.contract)
      },
    })
    .handler(run)

  return (event: HttpEvent, context: Parameters<typeof pipeline>[1]): Promise<HttpAnswer> =>
    withTrace(
      {
        requestId: event.requestContext.requestId,
        operation: routes.get(event.routeKey)?.contract.name ?? event.routeKey,
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
) => server(implementations as unknown as Record<string, Implementation>, retryStale)

/** The same for operations that speak to parties beyond the platform, or use up what works once: none is run again. */
export const serveOnce = <const Contracts extends Readonly<Record<string, Operation>>>(
  _contracts: Contracts,
  implementations: Implementations<Contracts>,
) => server(implementations as unknown as Record<string, Implementation>, (work) => work())
