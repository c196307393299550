import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SchemaNames } from '#shared/contract/openApiSchemas.ts'
import { type Operation, type Schema, schemaOf } from '#shared/contract/operation.ts'

const shared = fileURLToPath(new URL('../../shared', import.meta.url))

/** What is worth a name in the document: what has parts or choices. A plain text or number is told where it stands. */
const named: ReadonlySet<string> = new Set(['array', 'enum', 'object', 'record', 'tuple', 'union'])

const isNamed = (value: unknown): value is Schema => {
  const def = (value as { _zod?: { def?: { type?: string } } } | undefined)?._zod?.def
  return def?.type !== undefined && named.has(def.type)
}

/** What the files of `shared` export that speak of the API, by file. */
const sharedExports = async (): Promise<readonly (readonly [string, readonly (readonly [string, unknown])[]])[]> =>
  Promise.all(
    globSync('{contracts,domain,regions,records}/**/*.ts', { cwd: shared })
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map(async (file) => [file, Object.entries(await import(pathToFileURL(`${shared}/${file}`).href))] as const),
  )

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** What has parts, under whatever checks of it as a whole. */
const hasParts = (schema: Schema): boolean => ['object', 'union'].includes(schemaOf(schema)._zod.def.type)

/** A page, which counts what it lists, is named for that. */
const pageName = (schema: Schema, names: ReadonlyMap<Schema, string>): string | undefined => {
  const { def } = schemaOf(schema)._zod as { def: { shape?: Record<string, { _zod: { def: { element?: Schema } } }> } }
  const list = def.shape?.hits ?? (def.shape?.totalElements && def.shape.content)
  const item = list?._zod.def.element && names.get(list._zod.def.element)
  return item && `${item}${def.shape?.hits ? 'Hits' : 'Page'}`
}

/** `currencies` lists what is a `Currency`. */
const oneOf = (list: string): string =>
  capital(list)
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|us|x)es$|(?<!s)s$/, '')

const isList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((each) => typeof each === 'string' || typeof each === 'number')

/** Choices by their JSON, named for their schema or the list that files of `shared` export; the first of two gives the name. */
export const namedChoices = async (schemas: SchemaNames): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>()
  const taken = new Set(schemas.values())
  for (const [schema, name] of schemas) {
    const { def } = schemaOf(schema)._zod as { def: { type: string; entries?: Record<string, string | number> } }
    if (def.type === 'enum' && def.entries) names.set(JSON.stringify(Object.values(def.entries)), name)
  }
  for (const [, exported] of await sharedExports())
    for (const [name, value] of exported) {
      const one = oneOf(name)
      if (!isList(value) || names.has(JSON.stringify(value)) || taken.has(one)) continue
      names.set(JSON.stringify(value), one)
      taken.add(one)
    }
  return names
}

/**
 * The schemas that files of `shared` export, by the name they export them under, and bodies and answers that have none, by
 * their operation's; throws where two share one.
 */
export const namedSchemas = async (operations: readonly Operation[]): Promise<SchemaNames> => {
  const names = new Map<Schema, string>()
  const files = new Map<string, string>()
  for (const [file, exported] of await sharedExports())
    for (const [name, value] of exported) {
      if (!isNamed(value) || names.get(value) === name) continue
      const other = files.get(name)
      if (other !== undefined) throw new Error(`shared/${file} and shared/${other} both export a schema ${name}.`)
      names.set(value, name)
      files.set(name, file)
    }
  for (const { name, body, response, upload } of operations) {
    if (body !== undefined && !upload && !names.has(body) && hasParts(body)) names.set(body, `${capital(name)}Body`)
    if (response !== undefined && !names.has(response) && hasParts(response))
      names.set(response, pageName(response, names) ?? `${capital(name)}Answer`)
  }
  return names
}
