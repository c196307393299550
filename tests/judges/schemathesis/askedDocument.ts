import { documentPaths } from '#shared/contract/openapi.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { sampled } from '#tests/dialogs/sampled.ts'

type Node = { [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodeAt = (node: unknown, key: string): Node => {
  const found = isNode(node) ? node[key] : undefined
  return isNode(found) ? found : {}
}

const target = (document: Node, schema: Node): Node =>
  typeof schema.$ref === 'string'
    ? target(document, schema.$ref.split('/').slice(1).reduce<Node>(nodeAt, document))
    : schema

/** Says of a schema and of what it holds that this is a value of theirs. */
const show = (document: Node, named: Node, value: unknown): void => {
  const schema = target(document, named)
  if ('enum' in schema || 'const' in schema) return
  schema.examples = [...(Array.isArray(schema.examples) ? schema.examples : []), value]
  if (isNode(value))
    for (const [name, each] of Object.entries(value)) {
      const property = nodeAt(schema, 'properties')[name]
      if (isNode(property)) show(document, property, each)
    }
  if (Array.isArray(value) && value.length > 0 && isNode(schema.items)) show(document, schema.items, value[0])
}

/** Lets an e-mail be one by its patterns alone: a text that has them and is none would be looked for in vain. */
const ease = (value: unknown): void => {
  if (Array.isArray(value)) for (const each of value) ease(each)
  if (!isNode(value)) return
  if (value.format === 'email' && 'allOf' in value)
    for (const key of ['format', 'maxLength', 'minLength']) delete value[key]
  for (const each of Object.values(value)) ease(each)
}

/** So many fields that were asked before are worth not being asked again, but for a few. */
const many = 20
const few = 3

/**
 * Leaves of an object most of the fields that an object before it has by the same name and schema: the answers of a
 * questionnaire stand in several bodies, in some of them twice, and their edges are the same. Says whether it left any out.
 */
const askOnce = (document: Node, holder: Node, key: string, asked: Set<string>): boolean => {
  const schema = target(document, nodeAt(holder, key))
  const properties = nodeAt(schema, 'properties')
  const names = Object.keys(properties)
  // Conditions between fields need the fields they speak of.
  if (names.length === 0 || 'allOf' in schema || 'anyOf' in schema) return false
  const saying = (name: string) => `${name} ${JSON.stringify(properties[name])}`
  const required = Array.isArray(schema.required) ? schema.required : []
  const again = names.filter((name) => asked.has(saying(name)) && !required.includes(name))
  const left = again.length < many ? names : names.filter((name) => !again.includes(name) || again.indexOf(name) < few)
  for (const name of names) asked.add(saying(name))
  const own = Object.fromEntries(left.map((name) => [name, properties[name]]))
  const within = left.filter((name) => askOnce(document, own, name, asked))
  const isLess = left.length < names.length || within.length > 0
  if (isLess) holder[key] = { ...schema, properties: own }
  return isLess
}

/**
 * Leaves of parameters that may be left out those that as many operations before have by the same name and schema: a list's
 * page, size and words, and the key of whatever changes something, are read in one place.
 */
const askFew = (document: Node, said: Node, asked: Map<string, number>): void => {
  if (!Array.isArray(said.parameters)) return
  said.parameters = said.parameters.filter((named) => {
    const { in: place, name, required, schema } = target(document, named)
    if (place === 'path' || required === true) return true
    const saying = `${place} ${name} ${JSON.stringify(schema)}`
    const times = asked.get(saying) ?? 0
    asked.set(saying, times + 1)
    return times < few
  })
}

/**
 * The document with a value of every schema that calls are made from, once with what must be given and once with all that
 * may: where none is said one is drawn at random for each edge of each field, and most of the time goes there.
 */
export const askedDocument = (text: string, operations: readonly Operation[]): string => {
  const document: Node = JSON.parse(text)
  ease(document)
  const asked = new Set<string>()
  const parametersAsked = new Map<string, number>()
  const pathOf = documentPaths(operations)
  for (const { name, path, method, params = {}, body, upload } of operations) {
    const said = nodeAt(nodeAt(nodeAt(document, 'paths'), pathOf.get(name) ?? path), method.toLowerCase())
    askFew(document, said, parametersAsked)
    for (const parameter of Array.isArray(said.parameters) ? said.parameters : []) {
      const { name: called, schema, example } = target(document, parameter)
      if (isNode(schema) && example !== undefined && String(called) in params) show(document, schema, example)
    }
    if (body === undefined || upload) continue
    const content = nodeAt(nodeAt(nodeAt(said, 'requestBody'), 'content'), 'application/json')
    askOnce(document, content, 'schema', asked)
    const { schema, example } = content
    if (!isNode(schema)) continue
    const whole = sampled(body, 'input', name)
    const both = isNode(whole) && isNode(example) ? [{ ...whole, ...example }] : []
    for (const value of [example, ...both, whole]) if (value !== undefined) show(document, schema, value)
  }
  return JSON.stringify(document)
}
