import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { isTest, sources } from './sources.ts'

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const keywords: Readonly<Record<string, string>> = {
  TSBooleanKeyword: 'boolean',
  TSNumberKeyword: 'number',
  TSStringKeyword: 'string',
}
const nothing = ['TSNullKeyword', 'TSUndefinedKeyword']

const production = sources.filter((source) => !isTest(source))

/** Names for a primitive type that the compiler does not tell from it, and texts and ids that are types of their own. */
const aliases = new Map(
  production.flatMap(({ text }) => [
    ...[...text.matchAll(/^(?:export )?type (\w+) = (boolean|number|string)$/gm)].map(
      ([, name = '', type = '']) => [name, type] as const,
    ),
    ...[...text.matchAll(/^(?:export )?type (\w+) = (?:`|z\.infer<typeof \w+(?:Id|Zone)>)/gm)].map(
      ([, name = '']) => [name, name] as const,
    ),
  ]),
)

/** The text, number or yes-or-no that a parameter takes; undefined where it takes anything else. */
const primitiveOf = (type: Node | undefined): string | undefined => {
  if (type?.type === 'TSUnionType') {
    const given = (type.types as Node[]).filter((each) => !nothing.includes(each.type))
    return given.length === 1 ? primitiveOf(given[0]) : undefined
  }
  if (type?.type === 'TSTypeReference') return aliases.get(String((type.typeName as Node).name))
  return keywords[type?.type ?? '']
}

const typeOf = (parameter: Node): string | undefined => {
  if (parameter.type === 'Identifier')
    return primitiveOf((parameter.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined)
  if (parameter.type !== 'AssignmentPattern') return undefined
  const { left, right } = parameter as unknown as { readonly left: Node; readonly right: Node } // as the parser builds it
  return left.typeAnnotation ? typeOf(left) : literalType(right)
}

const literalType = ({ type, value }: Node): string | undefined => (type === 'Literal' ? typeof value : undefined)

/** Parameters called `a` and `b` are two of a kind, of which a comparison or a sum asks in whichever order. */
const isOneOfTwo = (parameter: Node): boolean => parameter.name === 'a' || parameter.name === 'b'

/** Whether two of the parameters may be passed for each other and still compile. */
const canBeSwapped = (parameters: readonly Node[]): boolean => {
  const types = parameters.filter((each) => !isOneOfTwo(each)).flatMap((each) => typeOf(each) ?? [])
  return new Set(types).size < types.length
}

/** Exported functions of a module, with their parameters. */
const functionsOf = (program: Node): { readonly name: string; readonly parameters: readonly Node[] }[] =>
  (program.body as Node[]).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : null
    if (declaration?.type === 'FunctionDeclaration')
      return [{ name: String((declaration.id as Node).name), parameters: declaration.params as Node[] }]
    if (declaration?.type !== 'VariableDeclaration') return []
    return (declaration.declarations as Node[]).flatMap(({ id, init }) =>
      (init as Node | null)?.type === 'ArrowFunctionExpression'
        ? [{ name: String((id as Node).name), parameters: (init as Node).params as Node[] }]
        : [],
    )
  })

it('no exported function takes two texts, numbers or yes-or-nos of one type by their place: they have names, or types of their own', () => {
  const found = production.flatMap(({ path, text }) => {
    if (!text.includes('export ')) return []
    const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : path.endsWith('.mjs') ? 'js' : 'ts' })
    return functionsOf(program as unknown as Node) // the parser's own tree, of which only what is named above is read
      .filter(({ parameters }) => canBeSwapped(parameters))
      .map(({ name }) => `${path}: ${name}`)
  })
  expect(found).toEqual([])
})
