/** A document, or any part of it. */
type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const node = (value: unknown): Node => (isNode(value) ? value : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const json = (value: unknown): string => JSON.stringify(value)

/** What is sent may be told less, never asked more; what is answered the other way round. */
type Way = 'answer' | 'request'

interface Documents {
  readonly before: Node
  readonly after: Node
  /** The named schemas that were compared, by the way they go: what is wrong with one is told once. */
  readonly compared: Set<string>
}

const resolved = (document: Node, value: unknown): Node => {
  const { $ref } = node(value)
  if (typeof $ref !== 'string') return node(value)
  const target = $ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, step) => node(at)[step], document)
  return resolved(document, target)
}

const typesOf = (schema: Node): readonly string[] | undefined =>
  schema.type === undefined ? undefined : [schema.type].flat().map(String)

/** Words that one schema allows: of an enumeration, or the one of a constant. */
const wordsOf = (schema: Node): readonly string[] | undefined =>
  schema.const !== undefined
    ? [json(schema.const)]
    : schema.enum === undefined
      ? undefined
      : list(schema.enum).map(json)

/** Limits that grow stricter upwards, and downwards. */
const least = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum']
const most = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum']

const limitsNarrowed = (before: Node, after: Node, at: string): string[] => {
  const narrowed = (name: string, isStricter: (now: number, then: number) => boolean, free: number) => {
    const [then, now] = [Number(before[name] ?? free), Number(after[name] ?? free)]
    return isStricter(now, then) ? [`${at}: ${name} is ${now}, and was ${before[name] ?? 'not there'}`] : []
  }
  return [
    ...least.flatMap((name) => narrowed(name, (now, then) => now > then, Number.NEGATIVE_INFINITY)),
    ...most.flatMap((name) => narrowed(name, (now, then) => now < then, Number.POSITIVE_INFINITY)),
    ...(after.pattern !== undefined && before.pattern === undefined ? [`${at}: only a pattern is taken`] : []),
  ]
}

/** Texts of the alternatives that a schema has, to see whether one is gone. */
const alternativesOf = (schema: Node): readonly unknown[] => list(schema.anyOf ?? schema.oneOf)

const schemasBroken = (
  documents: Documents,
  pair: { readonly before: unknown; readonly after: unknown },
  way: Way,
  at: string,
): string[] => {
  const refs = `${way} ${json(node(pair.before).$ref)} ${json(node(pair.after).$ref)}`
  const isNamed = node(pair.before).$ref !== undefined
  if (isNamed && documents.compared.has(refs)) return []
  if (isNamed) documents.compared.add(refs)
  const before = resolved(documents.before, pair.before)
  const after = resolved(documents.after, pair.after)
  const inside = (a: unknown, b: unknown, place: string) =>
    schemasBroken(documents, { before: a, after: b }, way, place)

  const [typesBefore, typesAfter] = [typesOf(before), typesOf(after)]
  const gone = (typesBefore ?? []).filter((type) => !(typesAfter ?? [type]).includes(type))
  const come = (typesAfter ?? []).filter((type) => !(typesBefore ?? [type]).includes(type))
  // An integer is a number: whoever is sent fewer kinds of values, or may send more, is not broken.
  const types = (way === 'request' ? gone : come).filter(
    (type) => type !== 'integer' || !typesBefore?.includes('number'),
  )
  const found = types.map((type) => `${at}: ${type} is ${way === 'request' ? 'taken no more' : 'answered too'}`)

  const [wordsBefore, wordsAfter] = [wordsOf(before), wordsOf(after)]
  if (way === 'request' && wordsAfter !== undefined)
    found.push(
      ...(wordsBefore === undefined
        ? [`${at}: only some words are taken`]
        : wordsBefore.filter((word) => !wordsAfter.includes(word)).map((word) => `${at}: ${word} is taken no more`)),
    )
  if (way === 'request') found.push(...limitsNarrowed(before, after, at))

  const [fieldsBefore, fieldsAfter] = [node(before.properties), node(after.properties)]
  const [neededBefore, neededAfter] = [list(before.required), list(after.required)]
  const isClosed = after.additionalProperties === false
  for (const [name, field] of Object.entries(fieldsBefore)) {
    const now = fieldsAfter[name]
    if (now !== undefined) found.push(...inside(field, now, `${at}.${name}`))
    else if (way === 'answer' || isClosed) found.push(`${at}.${name} is gone`)
    if (way === 'answer' && now !== undefined && neededBefore.includes(name) && !neededAfter.includes(name))
      found.push(`${at}.${name} may be missing`)
  }
  if (way === 'request')
    for (const name of neededAfter) if (!neededBefore.includes(name)) found.push(`${at}.${String(name)} is asked for`)
  if (before.items !== undefined && after.items !== undefined)
    found.push(...inside(before.items, after.items, `${at}[]`))
  const [those, these] = [alternativesOf(before), alternativesOf(after)]
  if (those.length > 0 && those.length === these.length)
    found.push(...those.flatMap((each, index) => inside(each, these[index], `${at}|${index}`)))
  else if (way === 'request' && these.length > 0 && these.length < those.length)
    found.push(`${at}: fewer alternatives are taken`)
  return found
}

const schemaIn = (content: unknown): unknown => {
  const kinds = node(content)
  return node(kinds['application/json'] ?? Object.values(kinds)[0]).schema
}

const parametersBroken = (documents: Documents, before: Node, after: Node, at: string): string[] => {
  const those = list(before.parameters).map((each) => resolved(documents.before, each))
  const these = list(after.parameters).map((each) => resolved(documents.after, each))
  const same = (a: Node, b: Node) => a.in === b.in && (a.in === 'path' || a.name === b.name)
  const lost = those
    .filter((each) => !these.some((other) => same(each, other)))
    .map(({ name }) => `${at}: parameter ${String(name)} is gone`)
  return [
    ...lost,
    ...these
      .filter((each) => each.in !== 'path')
      .flatMap((each) => {
        const known = those.find((other) => same(each, other))
        const place = `${at} ?${String(each.name)}`
        if (known === undefined) return each.required === true ? [`${place} is asked for`] : []
        const needed = each.required === true && known.required !== true ? [`${place} is asked for`] : []
        const pair = { before: known.schema, after: each.schema }
        return [...needed, ...schemasBroken(documents, pair, 'request', place)]
      }),
  ]
}

const answersBroken = (documents: Documents, before: Node, after: Node, at: string): string[] =>
  Object.entries(node(before.responses))
    .filter(([status]) => status.startsWith('2') || status.startsWith('3'))
    .flatMap(([status, answer]) => {
      const now = node(after.responses)[status]
      if (now === undefined) return [`${at}: answers with ${status} no more`]
      const those = schemaIn(resolved(documents.before, answer).content)
      const these = schemaIn(resolved(documents.after, now).content)
      if (those === undefined) return []
      return these === undefined
        ? [`${at}: answers with nothing`]
        : schemasBroken(documents, { before: those, after: these }, 'answer', `${at} ${status}`)
    })

const operationBroken = (documents: Documents, before: Node, after: Node, at: string): string[] => {
  const [those, these] = [before.requestBody, after.requestBody]
  const body =
    those === undefined
      ? node(these).required === true
        ? [`${at}: a body is asked for`]
        : []
      : schemasBroken(
          documents,
          { before: schemaIn(node(those).content), after: schemaIn(node(these).content) },
          'request',
          `${at} body`,
        )
  return [
    ...(before.operationId === after.operationId ? [] : [`${at} is called ${String(after.operationId)}`]),
    ...parametersBroken(documents, before, after, at),
    ...body,
    ...answersBroken(documents, before, after, at),
  ]
}

const webhooksBroken = (documents: Documents): string[] =>
  Object.entries(node(documents.before.webhooks)).flatMap(([name, before]) => {
    const after = node(documents.after.webhooks)[name]
    if (after === undefined) return [`event ${name} is gone`]
    const [those, these] = [before, after].map((each) => schemaIn(node(node(node(each).post).requestBody).content))
    return schemasBroken(documents, { before: those, after: these }, 'answer', `event ${name}`)
  })

const formOf = (path: string): string => path.replace(/\{\w+\}/g, '{}')

/**
 * What a document takes from who built on the one before: calls, fields and events that are gone, what is asked for or
 * refused that was not, and what is answered otherwise. New calls, new fields of answers, new words in answers and
 * questions that may be left out break nothing.
 */
export const breaking = (before: Node, after: Node): string[] => {
  const documents: Documents = { before, after, compared: new Set() }
  const paths = new Map(Object.entries(node(after.paths)).map(([path, methods]) => [formOf(path), node(methods)]))
  const operations = Object.entries(node(before.paths)).flatMap(([path, methods]) =>
    Object.entries(node(methods)).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`
      const now = paths.get(formOf(path))?.[method]
      return now === undefined ? [`${at} is gone`] : operationBroken(documents, node(operation), node(now), at)
    }),
  )
  return [...operations, ...webhooksBroken(documents)]
}
