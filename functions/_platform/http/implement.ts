import type { BodyOf, Operation, ParamsOf, ProblemsOf, QueryOf, ResponseInput } from '#shared/contract/operation.ts'
import type { CommonProblem } from '#shared/contract/problems.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import type { Actor } from '../auth/actor.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import type { ProblemDetails } from '../problems/problem.ts'
import type { Client } from './client.ts'

/** What an operation is called with: everything validated, the caller known, the time given. */
export interface Call<Op> {
  readonly params: ParamsOf<Op>
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  /** Who calls. A public operation has none. */
  readonly actor: Op extends { readonly access: 'public' } ? undefined : Actor
  /** Now, as an ISO instant. */
  readonly now: Instant
  /** The caller's IANA time zone, or the region's. */
  readonly timeZone: TimeZone
  readonly requestId: string
  /** The caller's network address, for throttles only. */
  readonly sourceIp: string
  readonly client: Client
  /** The caller's Idempotency-Key, to hand to parties beyond the platform. */
  readonly idempotencyKey: string | undefined
  /** The request as it came, for signatures over it: its body, and its headers by their names in lower case. */
  readonly raw: { readonly body: string; readonly headers: Readonly<Record<string, string | undefined>> }
  /** Ends the operation with `auth.stepUpRequired` unless the caller has proved lately who it is; where the contract says that it depends. */
  readonly requireStepUp: Op extends { readonly stepUp: 'depends' } ? () => void : undefined
  /** Ends the operation with one of the problems its contract declares. */
  readonly fail: (code: ProblemsOf<Op> | CommonProblem, details?: ProblemDetails) => never
}

/** What a handler returns: the contract's response, or nothing where it has none. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a response returns nothing
type Returned<Op> = [ResponseInput<Op>] extends [undefined] ? void : ResponseInput<Op>

export type Handler<Op> = (call: Call<Op>) => Promise<Returned<Op>>

/** A contract with the code that keeps it. */
export interface Implementation<Op extends Operation = Operation> {
  readonly contract: Op
  readonly handler: Handler<Op>
  /** Verifies who calls, where the gateway leaves that to the operation (`isVerifiedByGateway`). */
  readonly verified?: (event: HttpEvent) => Promise<HttpEvent>
}

/**
 * Binds code to a contract: `export const declineQuote = implement(contract)(async ({ params, actor, fail }) => …)`.
 * Curried, so that the contract fixes the handler's types and a wrong response literal does not compile.
 */
export const implement =
  <const Op extends Operation>(contract: Op) =>
  (handler: Handler<Op>): Implementation<Op> => ({ contract, handler })
