import { useEffect, useState } from 'react'
import { apiDocumentPath } from '#web/apiDocument/path.ts'

/** A schema as far as the reference shows it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly default?: unknown
}

interface Content {
  readonly [media: string]: { readonly schema: Schema; readonly example?: unknown }
}

export interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: Schema
  readonly example?: unknown
}

interface Documented {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  /** By whose token it is called; none where it is for anyone. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>
}

interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, { readonly description: string }>>
  }
}

export interface ApiOperation extends Documented {
  readonly method: string
  readonly path: string
}

export interface ApiReferenceData {
  readonly services: Document['tags']
  readonly operations: readonly ApiOperation[]
  readonly components: Document['components']
}

const readDocument = async (signal: AbortSignal): Promise<ApiReferenceData> => {
  const answer = await fetch(apiDocumentPath, { signal })
  if (!answer.ok) throw new Error(`${apiDocumentPath}: ${answer.status}`)
  const { tags, paths, components }: Document = await answer.json()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
  return { services: tags, components, operations }
}

/** The API's document: nothing while it is loaded, `failed` where it cannot be. */
export const useApiDocument = (): ApiReferenceData | 'failed' | undefined => {
  const [read, setRead] = useState<ApiReferenceData | 'failed'>()
  useEffect(() => {
    const leaving = new AbortController()
    readDocument(leaving.signal).then(setRead, () => {
      if (!leaving.signal.aborted) setRead('failed')
    })
    return () => leaving.abort()
  }, [])
  return read
}

/** Of a choice the words to choose from, of a named one as well; undefined where it is no choice. */
export const choicesOf = (schema: Schema, schemas: Readonly<Record<string, Schema>>): readonly string[] | undefined => {
  const whole = schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {})
  return whole.type === 'boolean' ? ['true', 'false'] : whole.enum?.map(String)
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref

/** What a schema's values are, in a word or two. */
export const typeWords = (schema: Schema): string => {
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return [...new Set(either.map(typeWords))].join(' | ')
  if (schema.type === 'array') return `${typeWords(schema.items ?? {})}[]`
  return [[schema.type ?? 'any'].flat().join(' | '), schema.format && `(${schema.format})`].filter(Boolean).join(' ')
}

export interface Field {
  readonly name: string
  readonly words: string
  readonly isRequired: boolean
  readonly description: string | undefined
}

/** The fields of a schema, of its named ones as well; none where it is no object. */
export const fieldsOf = (schema: Schema, schemas: Readonly<Record<string, Schema>>): readonly Field[] => {
  const whole = schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {})
  const parts = whole.allOf?.flatMap((each) => fieldsOf(each, schemas)) ?? []
  const inItems = whole.type === 'array' && whole.items !== undefined ? fieldsOf(whole.items, schemas) : []
  const own = Object.entries(whole.properties ?? {}).map(([name, each]) => ({
    name,
    words: typeWords(each),
    isRequired: whole.required?.includes(name) ?? false,
    description: each.description,
  }))
  return [...own, ...parts, ...inItems]
}

/** The codes that an operation may refuse with, by status, each with its sentence. */
export const refusalsOf = ({ responses }: ApiOperation, named: Document['components']['responses']) =>
  Object.entries(responses).flatMap(([status, { $ref }]) =>
    $ref === undefined
      ? []
      : (named[nameOf($ref)]?.description ?? '').split('\n').map((line) => {
          const [, code = '', sentence = ''] = /^`([^`]+)`: (.*)$/.exec(line) ?? []
          return { status, code, sentence }
        }),
  )
