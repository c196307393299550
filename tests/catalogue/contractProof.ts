import { apiDocument } from '#cdk/openapi/document.ts'
import { operations } from '#shared/contracts/registry.ts'
import { sources } from '../architecture/sources.ts'

type Node = Readonly<Record<string, unknown>>

const document = (await apiDocument()) as Node

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const child = (node: unknown, key: string): unknown => (isNode(node) ? node[key] : undefined)

/** What stands behind references of the document. */
const behind = (node: unknown): unknown => {
  const reference = child(node, '$ref')
  return typeof reference === 'string'
    ? behind(
        reference
          .split('/')
          .slice(1)
          .reduce(child, document as unknown),
      )
    : node
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The schemas of a field of what a schema describes; those of the items of a list are those of the list. */
const fieldOf = (schema: unknown, name: string): readonly unknown[] => {
  const found = behind(schema)
  if (!isNode(found)) return []
  const own = child(found.properties, name)
  const within = [
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => list(found[key])),
    found.items,
    found.additionalProperties,
  ]
  return [...(own === undefined ? [] : [own]), ...within.filter(isNode).flatMap((each) => fieldOf(each, name))]
}

const called = new Map(
  Object.values(document.paths as Node)
    .flatMap((item) => Object.values(item as Node))
    .flatMap((operation): [string, Node][] =>
      isNode(operation) && typeof operation.operationId === 'string' ? [[operation.operationId, operation]] : [],
    ),
)

const contentOf = (holder: unknown): readonly unknown[] =>
  Object.values((child(behind(holder), 'content') ?? {}) as Node).map((each) => child(each, 'schema'))

/** The schemas of a place of an operation: its body, its answer, what its address or its query names. */
const placeOf = (operation: Node, place: string, name: string): readonly unknown[] => {
  const parameters = list(operation.parameters).map(behind)
  const at = { params: 'path', query: 'query', header: 'header' }[place]
  if (at !== undefined)
    return parameters
      .filter((each) => child(each, 'in') === at && child(each, 'name') === name)
      .map((each) => child(each, 'schema'))
  const schemas =
    place === 'body'
      ? contentOf(operation.requestBody)
      : Object.entries((operation.responses ?? {}) as Node)
          .filter(([status]) => status.startsWith('2'))
          .flatMap(([, answer]) => contentOf(answer))
  return schemas.flatMap((schema) => fieldOf(schema, name))
}

const tests = sources.filter(({ path }) => /^tests\/|\.test\.tsx?$/.test(path)).map(({ text }) => text)
const tried = new Map<string, boolean>()
const isTried = (name: string): boolean => {
  const known = tried.get(name) ?? tests.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  tried.set(name, known)
  return known
}

/**
 * Why words such as `operation createAccount body.mailingAddress.city` prove nothing: no such operation, none that a test
 * calls, or no such field; undefined when they do.
 */
export const lacksContract = (proof: string): string | undefined => {
  const [, name = '', at] = proof.split(' ')
  const operation = called.get(name)
  if (operation === undefined || !operations.some((each) => each.name === name)) return `no operation ${name}`
  if (!isTried(name)) return `no test calls ${name}`
  if (at === undefined) return undefined
  const [place = '', first = '', ...rest] = at.split('.')
  const found = rest.reduce<readonly unknown[]>(
    (schemas, key) => schemas.flatMap((schema) => fieldOf(schema, key)),
    placeOf(operation, place, first),
  )
  return found.length > 0 ? undefined : `${name} has no ${at}`
}
