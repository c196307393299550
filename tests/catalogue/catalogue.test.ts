import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, root, sources } from '../architecture/sources.ts'
import { lacksContract } from './contractProof.ts'

/** The last row of each kind in the specification's catalogue of each of its documents. */
const last = {
  AD: { C: 200, E: 196, F: 434, M: 149, R: 492, S: 148 },
  ID: { C: 146, E: 59, F: 312, M: 121, R: 466, S: 110 },
  QS: { C: 224, E: 323, F: 555, M: 218, R: 496, S: 122 },
} as const

interface Row {
  readonly id: string
  /**
   * `path › words of a test's title`, or of a field of the interface `operation name body.field`; several of them, or why
   * there is none here.
   */
  readonly proof: string
  /** Of a message: as the product says it. */
  readonly text: string | undefined
}

const rowsOf = (file: string): readonly Row[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Row => {
      const [id = '', proof = '', text] = line.split('\t')
      return { id, proof, text }
    })

/** Areas, row by row, each in a file of its own. */
const areas = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsv'))
const rows = areas.flatMap(rowsOf)

/** Rows that say nothing to prove, or are not built. */
const without = /^(no rule|not built): \S/

const fileOf = new Map(sources.map((source) => [source.path, source.text]))

/** The titles of a file's tests, each as it is written. */
const titlesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\b(?:it|test|chapter|describe)(?:\.\w+)*|\))\s*\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`),/g,
    ),
  ].map(([, single, double, template]) => single ?? double ?? template ?? '')

const leaves = (texts: unknown, path: readonly string[] = []): readonly (readonly [key: string, text: string])[] =>
  typeof texts === 'string'
    ? [[path.join('.'), texts]]
    : Object.entries(texts ?? {}).flatMap(([name, each]) => leaves(each, [...path, name]))

const withoutTags = (text: string): string => text.replace(/<\/?\w+>/g, '')

const folder = join(root, 'web/public/locales/en-US')

/** Every text of the web app, with the keys it stands under. */
const keysOf = new Map<string, string[]>()
for (const file of readdirSync(folder))
  for (const [key, text] of leaves(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    keysOf.set(withoutTags(text), [...(keysOf.get(withoutTags(text)) ?? []), key])

const production = sources.filter((source) => !isTest(source))
const web = production.filter(({ path }) => path.startsWith('web/src/')).map(({ text }) => text)

/** A key is used as it is, or made of its group and a word. */
const isUsed = (key: string): boolean => {
  const group = key.slice(0, key.lastIndexOf('.'))
  const name = key.slice(group.length + 1)
  const around = group.slice(0, group.lastIndexOf('.'))
  return web.some(
    (text) =>
      [`'${key}'`, `:${key}'`, `"${key}"`, `\`${group}.\${`].some((use) => text.includes(use)) ||
      (text.includes(`\`${around}.\${`) && text.includes(`}.${name}\``)) ||
      // Building blocks that stay within one group: `getFixedT(null, 'common', 'forms')`.
      (text.includes(`, '${group}')`) && text.includes(`t('${name}')`)),
  )
}

/** What is said outside of the texts: problems, contracts, rules, choices that the domain lists, and forms by themselves. */
const code = production.filter(({ path }) => /^(?:shared|functions|web\/src)\//.test(path)).map(({ text }) => text)
const isSaidInCode = (text: string): boolean =>
  code.some((source) => [`'${text}'`, `"${text}"`, ` ${text}.'`].some((said) => source.includes(said)))

/** Rows whose proof is no test of that title in that file. */
const unproved = (of: readonly Row[]): readonly string[] => {
  const titles = new Map<string, readonly string[]>()
  const lacking = of.flatMap(({ id, proof }) =>
    proof.split(' ; ').flatMap((each) => {
      if (each.startsWith('operation ')) {
        const lack = lacksContract(each)
        return lack === undefined ? [] : [`${id}: ${lack}`]
      }
      const [path = '', words = ''] = each.split(' › ')
      const text = fileOf.get(path)
      if (text === undefined) return [`${id}: no file ${path}`]
      if (!titles.has(path)) titles.set(path, titlesIn(text))
      const found = words !== '' && titles.get(path)?.some((title) => title.includes(words))
      return found ? [] : [`${id}: no test in ${path} that says ${words}`]
    }),
  )
  return [...new Set(lacking)]
}

/** Messages that the product does not say to the letter. */
const unsaid = (of: readonly Row[]): readonly string[] =>
  of
    .filter(({ id }) => /^\w\w-M/.test(id))
    .filter(({ text = '' }) => text === '' || (!(keysOf.get(text) ?? []).some(isUsed) && !isSaidInCode(text)))
    .map(({ id, text }) => `${id}: ${text}`)

describe('the catalogue', () => {
  const kinds = Object.entries(last).flatMap(([document, counts]) =>
    Object.entries(counts).map(([kind, count]) => [`${document}-${kind}`, count] as const),
  )

  it.each(kinds)('has every row of %s to the %i', (kind, count) => {
    const numbers = new Set(rows.filter(({ id }) => id.startsWith(kind)).map(({ id }) => Number(id.slice(4))))
    expect([...numbers].sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
  })
})

describe.each(areas)('the rows of %s', (file) => {
  const own = rowsOf(file).filter(({ proof }) => !without.test(proof))

  it('have a proof each, and the messages are said to the letter', () => {
    expect(unproved(own)).toEqual([])
    expect(unsaid(own)).toEqual([])
  })
})
