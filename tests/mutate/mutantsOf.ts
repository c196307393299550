import { parseAst } from 'vite'

/** One change to a source: from where to where, and what stands there instead. */
export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const swaps: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  startsWith: 'endsWith',
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The text between two operands with its operator swapped. */
const swapped = (source: string, left: Node, right: Node, operator: string, by: string): [number, number, string] => {
  const at = source.indexOf(operator, left.end)
  if (at < 0 || at >= right.start) throw new Error(`No ${operator} stands between ${left.end} and ${right.start}.`)
  return [at, at + operator.length, by]
}

/** What can be changed at a node so that a test should notice. */
const changesAt = (node: Node, source: string): [number, number, string][] => {
  const { type, start, end } = node
  const all = (text: string): [number, number, string] => [start, end, text]
  if (type === 'BinaryExpression' || type === 'LogicalExpression') {
    const by = swaps[String(node.operator)]
    if (by === undefined || !isNode(node.left) || !isNode(node.right)) return []
    return [swapped(source, node.left, node.right, String(node.operator), by)]
  }
  if (type === 'ConditionalExpression' || type === 'IfStatement') {
    const { test } = node
    return isNode(test)
      ? [
          [test.start, test.end, 'true'],
          [test.start, test.end, 'false'],
        ]
      : []
  }
  if (type === 'UnaryExpression' && node.operator === '!') return [[start, start + 1, '']]
  if (type === 'Literal' && typeof node.value === 'boolean') return [all(String(!node.value))]
  if (type === 'Literal' && typeof node.value === 'number') return [all(String(node.value + 1))]
  // A deed that is done for its effect: a guard's refusal first of all.
  if (type === 'ExpressionStatement' && isNode(node.expression) && /Call|Await/.test(node.expression.type))
    return [all('void 0')]
  if (type === 'MemberExpression' && isNode(node.property)) {
    const { name } = node.property as unknown as { readonly name?: string }
    const by = methods[name ?? '']
    return by === undefined ? [] : [[node.property.start, node.property.end, by]]
  }
  return []
}

/** Whether the greater or the smaller of two is taken: which one of two that are equal makes no difference. */
const isChoiceOfTwo = (test: unknown, branches: readonly unknown[], source: string): boolean => {
  if (!isNode(test) || !/^[<>]=?$/.test(String(test.operator))) return false
  const textOf = (node: unknown) => (isNode(node) ? source.slice(node.start, node.end) : '')
  const [compared, taken] = [[test.left, test.right], branches].map((nodes) => nodes.map(textOf).sort().join('\n'))
  return compared === taken
}

/** Every mutant of a source that may make a difference; types have none. */
export const mutantsOf = (file: string, source: string): Mutant[] => {
  const found: Mutant[] = []
  const same = new Set<unknown>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || /^TS(?!As|NonNull|Satisfies)/.test(value.type) || value.type === 'ImportDeclaration') return
    if (
      value.type === 'ConditionalExpression' &&
      isChoiceOfTwo(value.test, [value.consequent, value.alternate], source)
    )
      same.add(value.test)
    if (!same.has(value))
      for (const [start, end, replacement] of changesAt(value, source)) found.push({ file, start, end, replacement })
    for (const [name, field] of Object.entries(value))
      if (!/^(?:typeAnnotation|typeArguments)$/.test(name)) visit(field)
  }
  visit(parseAst(source, { lang: 'ts' }))
  return found
}

/** The source with the mutant in it. */
export const withMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end)
