/** A schema of the document, as far as a type says it. */
export interface JsonSchema {
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

export interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
}

export interface Documented {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

/** The API's document, as far as a client needs it. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Documented>>>>
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

const operationsOf = (paths: ApiDocument['paths']) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

const routeLine = ({ path, method, operation }: ReturnType<typeof operationsOf>[number]): string => {
  const isForm = operation.requestBody?.content?.['multipart/form-data'] !== undefined
  const takesKey = operation.parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))
  return `  ${operation.operationId}: ['${method}', '${path}', '${isForm ? 'form' : 'json'}', ${takesKey}],`
}

const eventType = ({ post }: Readonly<Record<string, Documented>>): string => bodyOf(post?.requestBody ?? {})

/** A type for each schema by its name, what each operation takes and answers, and where it is called. */
export const apiTypesText = ({ paths, components, webhooks = {} }: ApiDocument): string => {
  const all = operationsOf(paths)
  return `${Object.entries(components.schemas)
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)}`)
    .join('\n')}

export interface Operations {
${all.map(({ operation }) => operationType(operation)).join('\n')}
}

/** Of each operation its method, its path and how its body goes: as JSON, as a form; and whether repeating it is told by a key. */
export const routes: { [Name in keyof Operations]: readonly [method: string, path: string, body: 'form' | 'json', takesKey: boolean] } = {
${all.map(routeLine).join('\n')}
}

/** What webhooks are told of. */
export type ToldEvent = ${Object.values(webhooks).map(eventType).join(' | ') || 'never'}
`
}
