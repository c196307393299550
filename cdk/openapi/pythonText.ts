import type { ApiDocument, Documented, JsonSchema, Parameter } from './apiTypesText.ts'

/** Words that Python keeps for itself. */
const kept = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return self try while with yield'.split(
    ' ',
  ),
)

const snake = (name: string): string => {
  const lower = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toLowerCase()
  return kept.has(lower) ? `${lower}_` : lower
}

const capital = (name: string): string =>
  name.replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')

const constants: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
])
const literal = (value: unknown): string => constants.get(value) ?? JSON.stringify(value)

const plainTypes: Readonly<Record<string, string>> = { integer: 'int', null: 'None', number: 'float', boolean: 'bool' }

/** Says types, and writes those of objects into the lines: each under the name of where it stands, if it has none of its own. */
const typesInto = (lines: string[]) => {
  const objectType = ({ properties = {}, required = [], additionalProperties }: JsonSchema, name: string): string => {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const type = typeOf(schema, `${name}${capital(field)}`)
      return `${JSON.stringify(field)}: ${JSON.stringify(required.includes(field) ? type : `NotRequired[${type}]`)}`
    })
    if (fields.length === 0) {
      const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, `${name}Value`) : 'Any'
      return `dict[str, ${value}]`
    }
    lines.push(`${name} = TypedDict(${JSON.stringify(name)}, {${fields.join(', ')}})`)
    return name
  }

  const named = (schema: JsonSchema, type: string, name: string): string => {
    if (type === 'object') return objectType(schema, name)
    if (type === 'array') return schema.prefixItems ? 'list[Any]' : `list[${typeOf(schema.items || {}, `${name}Item`)}]`
    if (type === 'string') return schema.format === 'binary' ? 'bytes' : 'str'
    return plainTypes[type] ?? 'Any'
  }

  const typeOf = (schema: JsonSchema, name: string): string => {
    if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'Any'
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`
    const either = (schema.anyOf ?? schema.oneOf)?.map((each, index) => typeOf(each, `${name}Or${index + 1}`))
    const types = either ?? [schema.type ?? []].flat().map((type) => named(schema, type, name))
    return [...new Set(types)].join(' | ') || 'Any'
  }
  return typeOf
}

type TypeOf = ReturnType<typeof typesInto>

const schemaIn = (content: Readonly<Record<string, { readonly schema: JsonSchema }>> = {}): JsonSchema | undefined =>
  content['application/json']?.schema ?? Object.values(content)[0]?.schema

const methodText = (
  typeOf: TypeOf,
  { method, path, operation }: { readonly method: string; readonly path: string; readonly operation: Documented },
): string => {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const name = capital(operationId)
  const own = parameters.filter(({ $ref }) => $ref === undefined)
  const body = schemaIn(requestBody?.content)
  const isForm = requestBody?.content?.['multipart/form-data'] !== undefined
  const takesKey = own.length < parameters.length
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const answered = schemaIn(answer?.content)
  const typed = (each: Parameter) => {
    const type = typeOf(each.schema, `${name}${capital(each.name)}`)
    return each.required
      ? `${snake(each.name)}: ${JSON.stringify(type)}`
      : `${snake(each.name)}: ${JSON.stringify(`${type} | None`)} = None`
  }
  const given = [
    ...own.filter(({ required }) => required).map(typed),
    ...(body === undefined ? [] : [`body: ${JSON.stringify(isForm ? 'dict[str, Any]' : typeOf(body, `${name}Body`))}`]),
    ...own.filter(({ required }) => !required).map(typed),
    ...(takesKey ? ['idempotency_key: "str | None" = None'] : []),
  ]
  const valuesIn = (place: string) => {
    const values = own.filter((each) => each.in === place)
    return `{${values.map((each) => `${JSON.stringify(each.name)}: ${snake(each.name)}`).join(', ')}}`
  }
  const how = [
    ...(body === undefined ? [] : ['body=body']),
    ...(isForm ? ['is_form=True'] : []),
    ...(takesKey ? ['takes_key=True', 'key=idempotency_key'] : []),
  ]
  const type = answered === undefined ? 'None' : typeOf(answered, `${name}Answer`)
  const call = [...[operationId, method, path].map((each) => JSON.stringify(each)), valuesIn('path'), valuesIn('query')]
  return `    def ${snake(operationId)}(self${given.length > 0 ? `, *, ${given.join(', ')}` : ''}) -> ${JSON.stringify(type)}:
        ${JSON.stringify(summary)}
        return self._call(${[...call, ...how].join(', ')})
`
}

/** A module in Python: a type for each schema, and a class with a method for each operation, which leaves calling to `_call`. */
export const pythonText = ({ paths, components }: ApiDocument): string => {
  const lines: string[] = []
  const typeOf = typesInto(lines)
  for (const [name, schema] of Object.entries(components.schemas)) {
    const type = typeOf(schema, name)
    if (type !== name) lines.push(`${name}: TypeAlias = ${JSON.stringify(type)}`)
  }
  const methods = Object.entries(paths).flatMap(([path, each]) =>
    Object.entries(each).map(([method, operation]) =>
      methodText(typeOf, { method: method.toUpperCase(), path, operation }),
    ),
  )
  return `"""Types and operations of the API, made of its document by npm run kit."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

${lines.join('\n')}


class Operations:
    """Every operation of the API."""

    def _call(
        self, name: str, method: str, path: str, params: "dict[str, Any]", query: "dict[str, Any]",
        *, body: Any = None, is_form: bool = False, takes_key: bool = False, key: "str | None" = None,
    ) -> Any:
        raise NotImplementedError

${methods.join('\n')}`
}
