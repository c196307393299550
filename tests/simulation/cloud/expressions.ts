/** A value as the SDK's client has it: `{ S: 'text' }`, `{ N: '1' }`; bytes are bytes. */
export type Value = {
  readonly S?: string
  readonly N?: string
  readonly B?: Uint8Array
  readonly BOOL?: boolean
  readonly NULL?: boolean
  readonly M?: Readonly<Record<string, Value>>
  readonly L?: readonly Value[]
}
export type Item = Readonly<Record<string, Value>>
export type Names = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, Value>>

export type Condition = (item: Item | undefined, names: Names, values: Values) => boolean
type Operand = (item: Item | undefined, names: Names, values: Values) => Value | undefined

/** Below, at or above zero as `a` sorts before, with or behind `b`; undefined where they cannot be compared. */
export const compared = (a: Value | undefined, b: Value | undefined): number | undefined => {
  if (a === undefined || b === undefined) return undefined
  if (a.S !== undefined && b.S !== undefined) return a.S < b.S ? -1 : a.S > b.S ? 1 : 0
  if (a.N !== undefined && b.N !== undefined) return Number(a.N) - Number(b.N)
  if (a.BOOL !== undefined && b.BOOL !== undefined) return Number(a.BOOL) - Number(b.BOOL)
  if (a.B !== undefined && b.B !== undefined) return Buffer.compare(a.B, b.B)
  return undefined
}

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

const tokensOf = (text: string): string[] => text.match(/<=|>=|<>|[=<>(),+-]|[#:\w.]+/g) ?? []

const nameOf = (token: string, names: Names): string => (token.startsWith('#') ? (names[token] ?? token) : token)

/** Reads conditions and updates of the expression language from left to right. */
const readerOf = (text: string) => {
  const tokens = tokensOf(text)
  let at = 0
  const peek = () => tokens[at] ?? ''
  const take = () => {
    at += 1
    return tokens[at - 1] ?? ''
  }
  const expect = (wanted: string) => {
    const found = take()
    if (found.toLowerCase() !== wanted.toLowerCase()) throw new Error(`"${wanted}" expected, "${found}" in: ${text}`)
  }
  const word = (wanted: string) => peek().toLowerCase() === wanted
  return { peek, take, expect, word, ended: () => at >= tokens.length }
}

type Reader = ReturnType<typeof readerOf>

const operand = (reader: Reader): Operand => {
  const token = reader.take()
  if (token === 'if_not_exists') {
    reader.expect('(')
    const first = operand(reader)
    reader.expect(',')
    const second = operand(reader)
    reader.expect(')')
    return (item, names, values) => first(item, names, values) ?? second(item, names, values)
  }
  if (token.startsWith(':')) return (_, __, values) => values[token]
  return (item, names) => item?.[nameOf(token, names)]
}

const sum = (reader: Reader): Operand => {
  const first = operand(reader)
  const sign = reader.peek()
  if (sign !== '+' && sign !== '-') return first
  reader.take()
  const second = operand(reader)
  return (item, names, values) => {
    const by = Number(second(item, names, values)?.N ?? 0)
    return { N: String(Number(first(item, names, values)?.N ?? 0) + (sign === '+' ? by : -by)) }
  }
}

const primary = (reader: Reader): Condition => {
  if (reader.word('not')) {
    reader.take()
    const inner = primary(reader)
    return (...given) => !inner(...given)
  }
  if (reader.peek() === '(') {
    reader.take()
    const inner = either(reader)
    reader.expect(')')
    return inner
  }
  const call = reader.peek()
  if (/^(attribute_exists|attribute_not_exists|begins_with|contains)$/.test(call)) {
    reader.take()
    reader.expect('(')
    const subject = operand(reader)
    let argument: Operand | undefined
    if (reader.peek() === ',') {
      reader.take()
      argument = operand(reader)
    }
    reader.expect(')')
    return (item, names, values) => {
      const value = subject(item, names, values)
      if (call === 'attribute_exists') return value !== undefined
      if (call === 'attribute_not_exists') return value === undefined
      const part = argument?.(item, names, values)?.S ?? ''
      return call === 'begins_with' ? value?.S?.startsWith(part) === true : value?.S?.includes(part) === true
    }
  }
  const left = operand(reader)
  if (reader.word('between')) {
    reader.take()
    const low = operand(reader)
    reader.expect('and')
    const high = operand(reader)
    return (...given) =>
      (compared(left(...given), low(...given)) ?? -1) >= 0 && (compared(left(...given), high(...given)) ?? 1) <= 0
  }
  const compare = comparisons[reader.take()]
  if (compare === undefined) throw new Error('A condition that the table does not know.')
  const right = operand(reader)
  return (...given) => {
    const order = compared(left(...given), right(...given))
    return order !== undefined && compare(order)
  }
}

const both = (reader: Reader): Condition => {
  const parts = [primary(reader)]
  while (reader.word('and')) {
    reader.take()
    parts.push(primary(reader))
  }
  return (...given) => parts.every((part) => part(...given))
}

function either(reader: Reader): Condition {
  const parts = [both(reader)]
  while (reader.word('or')) {
    reader.take()
    parts.push(both(reader))
  }
  return (...given) => parts.some((part) => part(...given))
}

const conditions = new Map<string, Condition>()

/** A condition, key condition or filter; what is read once is kept. */
export const conditionOf = (text: string): Condition => {
  const known = conditions.get(text)
  if (known !== undefined) return known
  const reader = readerOf(text)
  const condition = either(reader)
  if (!reader.ended()) throw new Error(`The table does not understand: ${text}`)
  conditions.set(text, condition)
  return condition
}

export type Update = (item: Item, names: Names, values: Values) => Item
type Change = (into: Record<string, Value>, item: Item, names: Names, values: Values) => void

const changeOf = (clause: string, reader: Reader): Change => {
  const token = reader.take()
  if (clause === 'set') {
    reader.expect('=')
    const value = sum(reader)
    return (into, item, names, values) => {
      const given = value(item, names, values)
      if (given !== undefined) into[nameOf(token, names)] = given
    }
  }
  if (clause === 'remove') return (into, _, names) => void delete into[nameOf(token, names)]
  const by = reader.take()
  return (into, _, names, values) => {
    const name = nameOf(token, names)
    into[name] = { N: String(Number(into[name]?.N ?? 0) + Number(values[by]?.N ?? 0)) }
  }
}

const updates = new Map<string, Update>()

/** SET, ADD and REMOVE. */
export const updateOf = (text: string): Update => {
  const known = updates.get(text)
  if (known !== undefined) return known
  const reader = readerOf(text)
  const changes: Change[] = []
  while (!reader.ended()) {
    const clause = reader.take().toLowerCase()
    do {
      if (reader.peek() === ',') reader.take()
      changes.push(changeOf(clause, reader))
    } while (reader.peek() === ',')
  }
  const update: Update = (item, names, values) => {
    const into = { ...item }
    for (const change of changes) change(into, item, names, values)
    return into
  }
  updates.set(text, update)
  return update
}
