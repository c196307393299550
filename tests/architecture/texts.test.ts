import { describe, expect, it } from 'vitest'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { namespaces, ownTexts } from '../../web/src/i18n/localeFiles.ts'
import { under } from './sources.ts'

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, path === '' ? key : `${path}.${key}`))
    : [path]

const production = under('web/src/')

const wordsOf = (text: string): readonly string[] => text.split(/[^A-Za-z0-9]+/)

/** The words of a name too: histories begin an entry with the verb of the deed. */
const namedWordsOf = (word: string): readonly string[] => [word, ...word.split(/(?=[A-Z])/)]

/** Every word that stands in code, of functions too, whose names of jobs people read: a key made by a template is made of them. */
const words = new Set(
  [...production, ...under('shared/'), ...under('functions/')].flatMap(({ text }) =>
    wordsOf(text).flatMap(namedWordsOf),
  ),
)

const spaces = namespaces()

/** The namespaces that a file takes its texts from: those it names, all where it names none. */
const namespacesOf = (text: string): readonly string[] => {
  const named = [...text.matchAll(/(?:useTranslation(?:<AllTexts>)?\(|TFunction<)\[?([^\])>]*)/g)].flatMap(
    ([, list = '']) => (list === '' ? ['common'] : [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
  )
  return named.length === 0 ? spaces : named
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text that is a key, or the template of keys. */
const keyLike = /^(?:\w+:)?[\w-]+(?:\.[\w-]+)*$/

interface Template {
  readonly form: RegExp
  /** The words that its gaps are filled with: those of its file where it begins with a gap, else any of the code's. */
  readonly words: ReadonlySet<string>
}

/** What pages without the app say (`web/src/oldBrowsers`, `web/src/firstPaint`), which are given texts instead of asking for them. */
const given = ['boot.loading', 'boot.slow', 'unsupported.copy', 'unsupported.text', 'unsupported.title']

/** Keys that stand in code as they are, and templates of keys, by namespace. */
const literal = new Map(spaces.map((namespace) => [namespace, new Set<string>(namespace === 'common' ? given : [])]))
const templates = new Map(spaces.map((namespace) => [namespace, new Map<string, Template>()]))

for (const { path, text } of production) {
  const files = namespacesOf(text)
  const [, within, group] = /getFixedT\(null, '(\w+)', '(\w+)'\)/.exec(text) ?? []
  const into = (key: string, add: (namespace: string, rest: string) => void): void => {
    const [, namespace, rest] = /^(\w+):(.*)$/s.exec(key) ?? []
    if (namespace !== undefined && rest !== undefined) add(namespace, rest)
    else if (within !== undefined) add(within, `${group}.${key}`)
    else for (const each of files) add(each, key)
  }
  for (const [, key = ''] of text.matchAll(/'([^'\n]*)'/g))
    if (keyLike.test(key)) into(key, (namespace, rest) => literal.get(namespace)?.add(rest))
  for (const [, template = ''] of text.matchAll(/`(?=([^`\n]+)`)/g))
    if (template.includes('${') && keyLike.test(template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x')))
      into(template, (namespace, rest) => {
        const parts = rest.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g).map(escaped)
        const form = new RegExp(`^${parts.join('([\\w /-]+(?:\\.[\\w /-]+)*)')}$`)
        templates
          .get(namespace)
          ?.set(`${path} ${rest}`, { form, words: parts[0] === '' ? new Set(wordsOf(text)) : words })
      })
}

/** Whether code asks for a key, in one of the forms of its number, or makes it of words that it knows. */
const isUsed = (namespace: string, key: string): boolean => {
  const asked = key.replace(/_(?:one|other|zero)$/, '')
  if (literal.get(namespace)?.has(asked)) return true
  return [...(templates.get(namespace)?.values() ?? [])].some((template) => {
    const made = template.form.exec(asked)?.slice(1)
    return made?.flatMap(wordsOf).every((word) => word === '' || template.words.has(word)) === true
  })
}

describe('texts', () => {
  it.each(spaces)('of %s are all asked for', (namespace) => {
    const unused = keysOf(ownTexts({ locale: baseLocale, namespace })).filter((key) => !isUsed(namespace, key))
    expect(unused).toEqual([])
  })
})
