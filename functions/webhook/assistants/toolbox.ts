import type { Actor } from '#functions/_platform/auth/actor.ts'
import { refusalOf } from '#functions/_platform/http/admit.ts'
import { openApiSchemas } from '#shared/contract/openApiSchemas.ts'
import { isSafe, type Operation, type Schema, takesIdempotencyKey } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { curatedTools } from './curatedTools.ts'

/** A tool as the protocol lists it. */
export interface Tool extends Record<string, unknown> {
  readonly name: string
  readonly title?: string
  readonly description: string
  readonly inputSchema: Readonly<Record<string, unknown>>
  readonly annotations: Readonly<Record<string, boolean>>
}

/**
 * Whether it can be a tool at all: what anybody may is none, files and secrets do not go through an assistant, and what a
 * person is asked about has to be done once.
 */
const isTool = (operation: Operation): boolean => {
  const { access, media, name, scim, secret, status, stepUp, upload } = operation
  if (access === 'public' || access === 'workflow' || upload || scim || secret || media !== undefined) return false
  if (status === 302 || name === 'callAssistantTools') return false
  return isSafe(operation) ? stepUp === undefined : takesIdempotencyKey(operation)
}

const tools = operations.filter(isTool)
const byName = new Map(tools.map((each) => [each.name, each]))

/** The operation behind a tool, if it is one of this caller's. */
export const toolOf = (name: string, actor: Actor): Operation | undefined => {
  const operation = byName.get(name)
  return operation === undefined || refusalOf(operation, actor) !== undefined ? undefined : operation
}

/** Every tool that is open to a caller. */
export const toolsOf = (actor: Actor): Operation[] => tools.filter((each) => refusalOf(each, actor) === undefined)

/** Those that are listed without being asked for, and those of the services that are. */
export const listedTools = (actor: Actor, services: readonly string[]): Operation[] =>
  toolsOf(actor).filter(({ name, service }) => curatedTools.has(name) || services.includes(service))

const jsonOf = (schema: Schema): Readonly<Record<string, unknown>> =>
  openApiSchemas(new Map(), new Map()).jsonOf(schema, 'input')

/** What a call takes: the parts of the request that the contract has. */
export const inputSchemaOf = ({ params, query, body }: Operation): Readonly<Record<string, unknown>> => {
  const path = params === undefined ? [] : Object.entries(params)
  const asked = query === undefined ? undefined : jsonOf(query)
  return {
    type: 'object',
    properties: {
      ...(path.length > 0 && {
        params: {
          type: 'object',
          properties: Object.fromEntries(path.map(([name, schema]) => [name, jsonOf(schema)])),
          required: path.map(([name]) => name),
          additionalProperties: false,
        },
      }),
      ...(asked !== undefined && { query: asked }),
      ...(body !== undefined && { body: jsonOf(body) }),
    },
    required: [
      ...(path.length > 0 ? ['params'] : []),
      ...(Array.isArray(asked?.required) && asked.required.length > 0 ? ['query'] : []),
      ...(body === undefined ? [] : ['body']),
    ],
    additionalProperties: false,
  }
}

const asksFirst = 'It is not done at once: a person approves it first, who is shown this very call.'

/** An operation as a tool: its name, what it does, what it takes, and whether it changes anything. */
export const asTool = (operation: Operation): Tool => {
  const reads = isSafe(operation)
  return {
    name: operation.name,
    description: reads ? operation.summary : `${operation.summary} ${asksFirst}`,
    inputSchema: inputSchemaOf(operation),
    annotations: {
      readOnlyHint: reads,
      destructiveHint: !reads && operation.method !== 'POST',
      idempotentHint: true,
      openWorldHint: false,
    },
  }
}
