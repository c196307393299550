import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isSafe } from '#shared/contract/operation.ts'
import { ownWords, type ToolAnswer } from './asData.ts'
import { asTool, type Tool, toolOf, toolsOf } from './toolbox.ts'

const text = (description: string) => ({ type: 'string', description })
const input = { type: 'object', description: 'As the input schema of the operation has it: `params`, `query`, `body`.' }
const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** More would not be read. */
const mostFound = 12

/** More words tell no better what is looked for. */
const mostWords = 20
const longestWords = 500

/** The tools by which every other operation is found and used, whatever a client lists. */
export const ownTools: readonly Tool[] = [
  {
    name: 'findOperations',
    description: `Finds operations that are open to you by words of their names and summaries, the best first; ${mostFound} at most, each with its input schema.`,
    inputSchema: {
      type: 'object',
      properties: {
        words: text('For instance `cancel policy preview`.'),
        changes: { type: 'boolean', description: 'Only what changes something, or only what does not.' },
      },
      required: ['words'],
      additionalProperties: false,
    },
    annotations: reads,
  },
  {
    name: 'readOperation',
    description: 'Calls any operation that reads, by its name.',
    inputSchema: {
      type: 'object',
      properties: { operation: text('Its name, as findOperations tells it.'), input },
      required: ['operation'],
      additionalProperties: false,
    },
    annotations: reads,
  },
  {
    name: 'changeOperation',
    description:
      'Asks for any operation that changes something, by its name: the first call is a dry run that a person is shown; once it is approved, the same call does it.',
    inputSchema: {
      type: 'object',
      properties: { operation: text('Its name, as findOperations tells it.'), input },
      required: ['operation'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  },
]

const wordsOf = (written: string): string[] =>
  written
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** How well an operation fits: a word of its name counts three times one of its summary. */
const fitOf = (words: readonly string[], { name, summary }: { readonly name: string; readonly summary: string }) => {
  const named = wordsOf(name)
  const said = wordsOf(summary)
  const counts = words.map((word) => {
    const stem = word.replace(/(?:ies|es|s|y)$/, '')
    const inName = named.some((each) => each.startsWith(stem)) ? 3 : 0
    return inName + (said.some((each) => each.startsWith(stem)) ? 1 : 0)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

interface Finding {
  readonly words?: unknown
  readonly changes?: unknown
}

/** The operations that fit words, with what they take. */
export const findOperations = ({ words, changes }: Finding, actor: Actor): ToolAnswer => {
  const asked = wordsOf(typeof words === 'string' ? words.slice(0, longestWords) : '').slice(0, mostWords)
  const found = toolsOf(actor)
    .filter((operation) => typeof changes !== 'boolean' || isSafe(operation) !== changes)
    .map((operation) => ({ operation, fit: fitOf(asked, operation) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || (a.operation.name < b.operation.name ? -1 : 1))
    .slice(0, mostFound)
    .map(({ operation }) => asTool(operation))
  const says = found.length === 0 ? 'No operation of yours fits these words.' : `${found.length} fit best.`
  return ownWords(says, { more: { operations: found } })
}

/** The operation that one of the general tools names, if that is one for it. */
export const namedBy = (tool: string, given: Readonly<Record<string, unknown>>, actor: Actor) => {
  const operation = typeof given.operation === 'string' ? toolOf(given.operation, actor) : undefined
  return operation !== undefined && isSafe(operation) === (tool === 'readOperation') ? operation : undefined
}
