/** A schema of the document, as far as a type says it. */
interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema | false
  readonly prefixItems?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly format?: string
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
}

interface Documented {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

/** The API's document, as far as a client needs it. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

const objectType = ({ properties = {}, required = [], additionalProperties }: JsonSchema): string => {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${quoted(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return `{ [key: string]: ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'} }`
}

const arrayType = ({ prefixItems, items }: JsonSchema): string =>
  prefixItems ? `[${prefixItems.map(typeOf).join(', ')}]` : `(${typeOf(items || {})})[]`

const plainTypes: Readonly<Record<string, string>> = {
  integer: 'number',
  null: 'null',
  number: 'number',
  boolean: 'boolean',
}

const named = (schema: JsonSchema, type: string): string => {
  if (type === 'object') return objectType(schema)
  if (type === 'array') return arrayType(schema)
  if (type === 'string') return schema.format === 'binary' ? 'Blob' : 'string'
  return plainTypes[type] ?? 'unknown'
}

const typeOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return either.map((each) => `(${typeOf(each)})`).join(' | ')
  return (
    [schema.type ?? []]
      .flat()
      .map((type) => named(schema, type))
      .join(' | ') || 'unknown'
  )
}

const bodyOf = ({ content = {} }: Content): string =>
  Object.entries(content)
    .map(([, { schema }]) => typeOf(schema))
    .join(' | ') || 'undefined'

const fieldsOf = (parameters: readonly Parameter[], place: string): string =>
  objectType({
    properties: Object.fromEntries(
      parameters.filter((each) => each.in === place).map((each) => [each.name, each.schema]),
    ),
    required: parameters.filter((each) => each.required).map(({ name }) => name),
  })

const operationType = ({ summary, operationId, parameters, requestBody, responses }: Documented): string => {
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const has = (place: string) => parameters.some((each) => each.in === place)
  const needs = (place: string) => parameters.some((each) => each.in === place && each.required)
  const input = [
    has('path') && `params: ${fieldsOf(parameters, 'path')}`,
    has('query') && `query${needs('query') ? '' : '?'}: ${fieldsOf(parameters, 'query')}`,
    requestBody && `body: ${bodyOf(requestBody)}`,
  ].filter(Boolean)
  const answer = answers.map(([, each]) => bodyOf(each)).join(' | ') || 'undefined'
  return `  /** ${summary.replaceAll('*/', '')} */\n  ${operationId}: { input: { ${input.join('; ')} }; answer: ${answer} }`
}

/**
 * A client of the API in TypeScript, made of its document alone: a type for each schema by its name, what each operation
 * takes and answers, and one function that calls them. Whoever builds on the API may have it as it is.
 */
export const clientText = ({ paths, components }: ApiDocument): string => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return `${Object.entries(components.schemas)
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)}`)
    .join('\n')}

export interface Operations {
${all.map(({ operation }) => operationType(operation)).join('\n')}
}

const routes: { [Name in keyof Operations]: readonly [method: string, path: string, form?: boolean] } = {
${all.map(({ path, method, operation }) => `  ${operation.operationId}: ['${method}', '${path}'${operation.requestBody?.content?.['multipart/form-data'] ? ', true' : ''}],`).join('\n')}
}

interface Input {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** What the platform refuses: its code, its sentence, and the fields that are wrong. */
export class Refused extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

const formOf = (fields: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Calls operations of the platform at \`origin\` with the access token that \`token\` gives. */
export const client =
  (origin: string, token: () => string | undefined) =>
  async <Name extends keyof Operations>(name: Name, input: Operations[Name]['input']): Promise<Operations[Name]['answer']> => {
    const [method, path, form] = routes[name]
    const { params = {}, query = {}, body } = input as Input
    const url = new URL(path.replace(/\\{(\\w+)\\}/g, (_, key: string) => encodeURIComponent(String(params[key]))), origin)
    for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
    const bearer = token()
    const answer = await fetch(url, {
      method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: \`Bearer \${bearer}\` }),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? formOf(body) : JSON.stringify(body) }),
    })
    if (answer.headers.get('content-type')?.startsWith('application/problem+json')) throw new Refused((await answer.json()) as Problem)
    if (answer.status === 204) return undefined as Operations[Name]['answer']
    return (answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.blob()) as Operations[Name]['answer']
  }
`
}
