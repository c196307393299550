import type { z } from 'zod'
import type { CalendarDate } from '../domain/calendar/calendarDate.ts'
import { type WorkflowFlow, workflowFlows } from '../domain/identity/tokenTypes.ts'
import type { AccountType, Permission } from '../permissions.ts'
import type { ProblemCode } from './problems.ts'
import { type ServiceSlug, serviceOf } from './service.ts'

export type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

export { type WorkflowFlow, workflowFlows }

/**
 * Who may call: `public` anyone; `any` every signed-in user; a permission, or one of several; `workflow` only the holder
 * of a workflow token.
 */
export type Access = 'any' | 'public' | 'workflow' | Permission | readonly [Permission, ...Permission[]]

/** A zod schema, as far as a contract looks into it: comparing all of every schema costs the compiler minutes. */
export interface Schema<Input = unknown> {
  readonly _zod: { readonly input: Input; readonly output: unknown }
}

/** The schema with all that zod does with it. */
export const schemaOf = (schema: Schema): z.core.$ZodType => schema as z.core.$ZodType

/** The fields of an object's schema by name; none without one. */
export const fieldsOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> =>
  schema === undefined ? {} : ((schema as z.core.$ZodObject)._zod.def.shape ?? {})

type PathParam<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? Param | PathParam<Rest>
  : never

/** Schemas of the path's parameters: exactly those the path names. */
type ParamSchemas<Path extends string> = [PathParam<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: { readonly [Param in PathParam<Path>]: Schema<string> } }

/** Since when nobody should begin with an operation, from when on it is gone where that is set, and the operation to call instead. */
export interface Deprecated {
  readonly since: CalendarDate
  readonly sunset?: CalendarDate
  readonly instead?: string
}

interface Definition<Path extends string> {
  /** The operation's one name: contract, handler file, OpenAPI operationId, log label, metric, dialog. */
  readonly name: string
  readonly method: Method
  readonly path: Path
  /** One sentence for the people who read the API's documentation. */
  readonly summary: string
  readonly access: Access
  /**
   * The kinds of account whose people do it, of those who have the permission: no other kind has a record of it, or it is
   * not theirs to say (decision: withheld).
   */
  readonly only?: readonly AccountType[]
  /** A workflow token of these flows opens the operation as well, for its own quote or policy. */
  readonly workflows?: readonly WorkflowFlow[]
  /**
   * A fresh proof of identity (the second factor, or the password of who has none, within 10 minutes) is needed as well:
   * `always`, or where it `depends` on the record, when the operation calls `requireStepUp`. Without it the answer is
   * `auth.stepUpRequired`, which the web app answers with the step-up dialog and the same call again. Who came by a
   * one-time code is not asked for another.
   */
  readonly stepUp?: 'always' | 'depends'
  /**
   * Nobody does it who has jumped into the account, since it is its own people's word or key: to sign and attest, what takes
   * two people, what is decided of a claim, bank data, roles, users, the agencies they begin with, keys, how somebody signs in. The answer is `auth.jumpRefused`.
   */
  readonly notJumped?: true
  /**
   * Open to API keys although it asks for no permission, for one that no key has, or is nothing for who has jumped in: what
   * an organization's own systems do of its people, what they fetch of webhooks, and the door of assistants.
   */
  readonly byKeys?: true
  /** Assistants do it without a person's word although it is no reading: it is where they ask for one. */
  readonly byAssistants?: true
  /** Where there is nothing to answer it answers 202 without a body, as JSON-RPC has it of what is told alone. */
  readonly acknowledges?: true
  /** Bodies, answers and refusals are as SCIM has them (RFC 7644): `application/scim+json`. */
  readonly scim?: true
  /** What its path names is no record, and has no versions: a role, by which an identity provider groups people. */
  readonly unversioned?: true
  /** The field of its query or body that names the record which it changes, where its path names none. */
  readonly changes?: string
  /** What it reads or changes is the caller's own record, or their organization's, which no path needs to name. */
  readonly own?: true
  /**
   * Whether those do it who have jumped in to look alone, where that is not what changes nothing: what ends their stay or
   * says that they are there is open to them, what opens a payment or takes a file is not.
   */
  readonly whileLooking?: boolean
  /** Open to those too whose account asks for a second factor that they have not set up yet; nothing else is. */
  readonly beforeFactor?: true
  readonly query?: Schema
  readonly body?: Schema
  /** The body is a form (`multipart/form-data`) instead of JSON; its files are read as `UploadedFile`. */
  readonly upload?: true
  /** The body may come as a plain form too (`application/x-www-form-urlencoded`), as OAuth has it; its refusals say `error` then. */
  readonly plainForm?: true
  /** Status of a success; 200 with a response, 204 without one, 302 to send the browser to the response's `location`. */
  readonly status?: 200 | 201 | 202 | 204 | 302
  readonly response?: Schema
  /** The response is a file of this media type instead of JSON: `FileBytes`, or 204 where there is none. */
  readonly media?: string
  /** Anybody's answer is everybody's and may be kept by browsers and the edge for so many seconds; nothing else is kept. */
  readonly cacheSeconds?: number
  /**
   * The operation moves money: its answer is kept for replay for 30 days instead of 24 hours, and whether the caller's
   * tokens still stand is read afresh.
   */
  readonly money?: true
  /** Request or answer carry a password, a code or a token: nothing of either is kept, so a repeated call runs again. */
  readonly secret?: true
  /** It changes nothing although it is no GET: a calculation or a check whose facts are too many for a query. */
  readonly safe?: true
  /** It is there for who has built on it, and another does the same or more. */
  readonly deprecated?: Deprecated
  /** Problems of this operation beyond those every operation may answer. */
  readonly problems?: readonly ProblemCode[]
}

/** A contract as tools see it, without its types. */
export interface Operation extends Definition<string> {
  readonly service: ServiceSlug
  readonly params?: Readonly<Record<string, Schema<string>>>
}

/** Forbids what is not among the keys, such as a misspelt one. */
type NoMore<Shape, Keys> = { readonly [Key in Exclude<keyof Shape, Keys>]: never }

/**
 * Declares one API call. Everything else is derived of this value: the route in the cloud and on a laptop, validation,
 * the typed client and its hooks, form schemas, OpenAPI, the access matrix. An unknown permission or problem code, or
 * parameters that differ from the path's, do not compile.
 */
export const defineOperation = <const Path extends string, const Shape extends Definition<Path> & ParamSchemas<Path>>(
  definition: Shape & { readonly path: Path } & NoMore<Shape, keyof Definition<Path> | 'params'>,
): Shape & { readonly path: Path; readonly service: ServiceSlug } => {
  const service = serviceOf(definition.path)
  if (service === undefined) throw new Error(`No service owns ${definition.path} (shared/contract/service.ts).`)
  const known: Shape & { readonly path: Path } = definition
  return { ...known, service }
}

type ParamsShape<Op> = Op extends { readonly params: infer Params }
  ? { [Param in keyof Params]: z.output<Params[Param]> }
  : Record<never, never>
type ParamsInput<Op> = Op extends { readonly params: infer Params }
  ? { [Param in keyof Params]: z.input<Params[Param]> }
  : undefined

/** Path parameters of an operation after validation. */
export type ParamsOf<Op> = ParamsShape<Op>
/** Query of an operation after validation, defaults filled in. */
export type QueryOf<Op> = Op extends { readonly query: infer Query } ? z.output<Query> : undefined
/** Body of an operation after validation. */
export type BodyOf<Op> = Op extends { readonly body: infer Body } ? z.output<Body> : undefined
/** What a client sends as the body. */
export type BodyInput<Op> = Op extends { readonly body: infer Body } ? z.input<Body> : undefined
/** What a handler returns. */
export type ResponseInput<Op> = Op extends { readonly response: infer Response } ? z.input<Response> : undefined
/** What a client receives. */
export type ResponseOf<Op> = Op extends { readonly response: infer Response } ? z.output<Response> : undefined
/** Problem codes an operation declares. */
export type ProblemsOf<Op> = Op extends { readonly problems: readonly (infer Code)[] } ? Code : never

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** What a caller of an operation supplies: path parameters, query and body, each only where the contract has one. */
export type InputOf<Op> = Needed<'params', ParamsInput<Op>> &
  Needed<'query', Op extends { readonly query: infer Query } ? z.input<Query> : undefined> &
  Needed<'body', BodyInput<Op>>

/** Whether a call changes nothing, so that it may be made any number of times (RFC 9110, 9.2.1). */
export const isSafe = ({ method, safe }: Operation): boolean => method === 'GET' || safe === true

/** Whether the gateway verifies its caller's token: of what anyone may call it asks for none, of SCIM the operation does. */
export const isVerifiedByGateway = ({ access, scim }: Pick<Operation, 'access' | 'scim'>): boolean =>
  access !== 'public' && scim !== true

/** Whether people of a kind of account have anything to do with it, whatever else it asks for. */
export const isOf = ({ only }: Pick<Operation, 'only'>, accountType: AccountType): boolean =>
  only === undefined || only.includes(accountType)

/** Whether it is open to who has jumped into an account to look alone. */
export const mayLook = (operation: Operation): boolean => operation.whileLooking ?? isSafe(operation)

/**
 * Whether it moves money or rights, as its contract says: then it is asked afresh whether the caller's tokens still stand,
 * where other operations go by what was known lately.
 */
export const movesMoneyOrRights = ({ money, stepUp, notJumped }: Operation): boolean =>
  money === true || notJumped === true || stepUp !== undefined

/** Whether a call that is repeated with its Idempotency-Key takes effect once and is answered as the first time. */
export const takesIdempotencyKey = (operation: Operation): boolean => !isSafe(operation) && operation.secret !== true

/** Whether a call may name the version of the records that it names, and is refused where they are of another (`If-Match`). */
export const takesIfMatch = (operation: Operation): boolean =>
  !isSafe(operation) &&
  operation.access !== 'public' &&
  (operation.params !== undefined || operation.changes !== undefined || operation.own === true) &&
  operation.unversioned !== true

/** What a call names by its path, and by the field that names what is changed where the path names nothing. */
export const namedBy = (
  { changes }: Operation,
  { params, query, body }: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
): readonly string[] => {
  const fields = new Map<string, unknown>([...Object.entries(query ?? {}), ...Object.entries(body ?? {})])
  const changed = changes === undefined ? undefined : fields.get(changes)
  return [...Object.values(params ?? {}), ...(changed === undefined ? [] : [changed])].map(String)
}

/** Whether what it answers is a record, whose version the answer tells (`ETag`). */
export const tellsVersion = (operation: Operation): boolean =>
  operation.method === 'GET' &&
  operation.access !== 'public' &&
  operation.media === undefined &&
  (operation.params !== undefined || operation.own === true) &&
  operation.unversioned !== true &&
  'id' in fieldsOf(operation.response)

/** The longest Idempotency-Key. */
export const longestIdempotencyKey = 200

/** The permissions of which an actor needs one; empty for public, any and workflow access. */
export const permissionsOf = (access: Access): readonly Permission[] =>
  typeof access !== 'string' ? access : access === 'any' || access === 'public' || access === 'workflow' ? [] : [access]
